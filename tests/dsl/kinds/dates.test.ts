import { describe, expect, it, vi } from 'vitest'
import { dateOfDay, dayOfDate, daysOfMonth } from '#dsl/columns/start.ts'
import { dateKind, dayExists } from '#dsl/kinds/times/date.ts'
import { instantKind } from '#dsl/kinds/times/instant.ts'
import { unixInstantKind } from '#dsl/kinds/times/unixInstant.ts'
import { inZone } from '#tests/fixtures/inZone.ts'

const read = (parsed: ReturnType<typeof dateKind.parse>) =>
  'value' in parsed ? parsed.value : parsed.problem.reason

describe('days that the calendar has not got', () => {
  it.each([
    '31/02/2026',
    '29/02/2027',
    '29.02.1900',
    '31042027',
    '2027-02-30',
    '2027-04-31',
    '00/01/2027',
    '01/00/2027',
    '01/13/2027',
    '32/01/2027',
    '01/01/0000',
    '0000-01-01',
    '01/01/10000',
    '2027-1-1',
    '2027-01-01T00:00:00Z',
    '2027-01',
    '2027',
    '20270101',
    '1 janvier 2027',
    'Jan 1 2027',
  ])('%s is none', (text) => {
    expect(read(dateKind.parse(text))).toBe('notADate')
  })

  it.each(['2027-02-29', '2027-04-31', '2027', '2027-01', '', 'x', '2027-01-01 '])(
    '%j does not exist',
    (day) => {
      expect(dayExists(day)).toBe(false)
      expect(dateKind.check?.(day)?.reason).toBe('notADate')
    },
  )

  it.each(['2027-02-31T10:00:00Z', '2027-02-29', '2027-04-31T00:00:00+02:00'])(
    '%s is no moment either, though the platform takes it for one of the next month',
    (text) => {
      expect(Number.isNaN(new Date(text).getTime())).toBe(false)
      expect(instantKind.parse(text)).toEqual({ problem: { code: 406, reason: 'notADate' } })
      expect(unixInstantKind.parse(text)).toEqual({ problem: { code: 406, reason: 'notADate' } })
    },
  )
})

it.each([
  '20261124',
  '2026-11-24T25:99',
  '2026-11-24 10:99',
  '2026/2/31 10:61',
  '2026-11-24T10:00:60Z',
  '',
  '31/02/2026',
])('%j is no moment, though dayjs would read most of it', (text) => {
  expect('problem' in instantKind.parse(text)).toBe(true)
  expect('problem' in unixInstantKind.parse(text)).toBe(true)
})

describe('days at the ends of the calendar', () => {
  it.each([
    ['01/01/0001', '0001-01-01'],
    ['31/12/0099', '0099-12-31'],
    ['29/02/0096', '0096-02-29'],
    ['31/12/9999', '9999-12-31'],
    ['29-02-2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(read(dateKind.parse(text))).toBe(day)
    expect(instantKind.parse(`${day}T12:00:00Z`)).toEqual({ value: `${day}T12:00:00.000Z` })
  })

  it('are as far as moments go', () => {
    expect(instantKind.check?.('0000-12-31T23:59:59Z')?.reason).toBe('notADate')
    expect(instantKind.check?.('9999-12-31T23:59:59Z')).toBeUndefined()
    expect('problem' in instantKind.parse('+010000-01-01T00:00:00Z')).toBe(true)
  })
})

it('moments keep their zone, and seconds go down to whole ones', () => {
  expect(instantKind.parse(' 2027-03-28T02:30:00+02:00 ')).toEqual({ value: '2027-03-28T00:30:00.000Z' })
  expect(unixInstantKind.parse('1970-01-01T00:00:01.999Z')).toEqual({ value: 1 })
  expect(unixInstantKind.format(0)).toBe('1970-01-01T00:00:00.000Z')
})

it.each([
  ['2026-03-28T23:30:00', '2026-03-29'],
  ['2026-03-29T00:10:00', '2026-03-30'],
  ['2026-10-24T23:30:00', '2026-10-25'],
  ['2026-10-25T00:10:00', '2026-10-26'],
])('tomorrow is the next day though the clocks change: at %s it is %s', (at, day) => {
  inZone('Europe/Paris', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
    try {
      expect(read(dateKind.parse('demain'))).toBe(day)
    } finally {
      vi.useRealTimers()
    }
  })
})

it('every day of a leap year has its number, and its month and day again', () => {
  const lengths = Array.from({ length: 12 }, (_, i) => daysOfMonth(i + 1))
  expect(lengths).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  for (let day = 1; day <= 366; day++) {
    const date = dateOfDay(day)
    expect(dayOfDate(date.month, date.day)).toBe(day)
  }
  expect(dateOfDay(60)).toEqual({ month: 2, day: 29 })
  expect(dateOfDay(61)).toEqual({ month: 3, day: 1 })
  expect(dayOfDate(2, 31)).toBe(60)
  expect(dayOfDate(12, 31)).toBe(366)
})
