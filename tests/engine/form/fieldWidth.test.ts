import { describe, expect, it } from 'vitest'
import {
  address,
  checkbox,
  date,
  email,
  emails,
  hoursMinutes,
  longText,
  minutes,
  number,
  relation,
  relations,
  select,
  sentence,
  shorterThan,
  text,
  timeOfDay,
  webAddress,
} from '#dsl'
import { enumeration } from '#dsl/columns/enumeration.ts'
import { fieldWidth, fitOneRow } from '#engine/form/fieldWidth.ts'

const sizes = enumeration('sizes', ['s', 'm'])

describe('the width of a field', () => {
  it('follows from what its kind holds', () => {
    for (const column of [timeOfDay(), minutes(), hoursMinutes(), number(), date()])
      expect(fieldWidth(column)).toBe('narrow')
    for (const column of [text(), checkbox()]) expect(fieldWidth(column)).toBe('medium')
    for (const column of [email(), address(), sentence(), relation('pole'), relations('pole')])
      expect(fieldWidth(column)).toBe('wide')
    for (const column of [longText(), emails()]) expect(fieldWidth(column)).toBe('full')
  })

  it('is less where a column says that its texts are short, and more where rows are called by it', () => {
    expect(fieldWidth(text({ validate: [shorterThan(10)] }))).toBe('narrow')
    expect(fieldWidth(text(), { isName: true })).toBe('wide')
    expect(fieldWidth(date(), { isName: true })).toBe('narrow')
    expect(fieldWidth(text({ validate: [shorterThan(20)] }), { isName: true })).toBe('medium')
    expect(fieldWidth(text({ validate: [webAddress] }))).toBe('wide')
    expect(fieldWidth(text({ validate: [webAddress, shorterThan(20)] }))).toBe('medium')
  })

  it('has room for the longest label that is offered, and for its arrow', () => {
    expect(fieldWidth(select(sizes), { longestLabel: 5 })).toBe('medium')
    expect(fieldWidth(select(sizes), { longestLabel: 24 })).toBe('medium')
    // "Authorisation code (code)" was cut.
    expect(fieldWidth(select(sizes), { longestLabel: 25 })).toBe('wide')
  })

  it('lets four stand beside one another, and no fifth', () => {
    expect(fitOneRow(['narrow', 'medium', 'narrow', 'medium'])).toBe(true)
    expect(fitOneRow(['medium', 'medium', 'wide'])).toBe(true)
    expect(fitOneRow(['medium', 'medium', 'medium', 'wide'])).toBe(false)
    expect(fitOneRow(['narrow', 'full'])).toBe(false)
  })
})
