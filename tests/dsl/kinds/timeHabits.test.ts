import { describe, expect, test } from 'vitest'
import { durationKind } from '#dsl/kinds/times/duration.ts'
import { minutesKind } from '#dsl/kinds/times/minutes.ts'
import { timeOfDayKind } from '#dsl/kinds/times/timeOfDay.ts'

describe('a time of day [console 5.1]', () => {
  test.each([
    ['0730', '07:30'],
    ['730', '07:30'],
    ['7h30', '07:30'],
    ['7H30', '07:30'],
    ['7 h 30', '07:30'],
    ['7h30min', '07:30'],
    ['7:30', '07:30'],
    ['7.30', '07:30'],
    ['7 30', '07:30'],
    ['07:30', '07:30'],
    [' 07:30', '07:30'],
    ['07:30\u00a0', '07:30'],
    ['07:30:00', '07:30'],
    ['7', '07:00'],
    ['7h', '07:00'],
    ['00', '00:00'],
    ['0', '00:00'],
    ['2359', '23:59'],
    ['24:00', '00:00'],
    ['24', '00:00'],
    ['2400', '00:00'],
    ['0.2916667', '07:00'],
    ['0,5625', '13:30'],
    ['4 pm', '16:00'],
    ['7:30am', '07:30'],
    ['07.30\u00a0p.m.', '19:30'],
    ['7 30 PM', '19:30'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
  ])('%j is %s', (raw, value) => {
    expect(timeOfDayKind.parse(raw)).toEqual({ value })
  })

  test.each([
    '2560',
    '25:00',
    '24:01',
    '0760',
    '7:5:3',
    '07:30:15',
    '-7:30',
    'seven',
    'h',
    ':',
    '12345',
    '7h3',
    '0 am',
    '13 pm',
    '16:00 pm',
    'pm',
    '٠٧:٣٠',
  ])('%j is none', (raw) => {
    expect(timeOfDayKind.parse(raw)).toEqual({ problem: { code: 406, reason: 'notATime' } })
  })

  test.each([
    ['7,5', '07:30'],
    ['7.5', '07:30'],
    ['7,2', '07:12'],
  ])('%j is refused, with %s proposed', (raw, proposal) => {
    expect(timeOfDayKind.parse(raw)).toEqual({
      problem: { code: 406, reason: 'decimalTime', params: { proposal } },
    })
  })
})

describe('a duration [console 5.2]', () => {
  test.each([
    ['30', '00:30'],
    ['30 min', '00:30'],
    ["30'", '00:30'],
    ['90', '01:30'],
    ['0h30', '00:30'],
    ['1h', '01:00'],
    ['0:30', '00:30'],
    ['00:30:00', '00:30'],
    ['00:30\u00a0', '00:30'],
    ['0', '00:00'],
  ])('%j is %s', (raw, value) => {
    expect(durationKind.parse(raw)).toEqual({ value })
  })

  test.each(['24:00', '-00:30', 'demi', '0:75', '-'])('%j is none', (raw) => {
    expect(durationKind.parse(raw)).toEqual({ problem: { code: 406, reason: 'notADuration' } })
  })

  test('a decimal is refused, with a proposal', () => {
    expect(durationKind.parse('1,5')).toMatchObject({ problem: { params: { proposal: '01:30' } } })
  })
})

describe('a total of minutes [console 9.10]', () => {
  test.each([
    [450, '7h30'],
    [0, '0h00'],
    [-60, '-1h00'],
    [6000, '100h00'],
  ])('%i is written %s and read back', (value, text) => {
    expect(minutesKind.format(value)).toBe(text)
    expect(minutesKind.parse(text)).toEqual({ value })
  })
})
