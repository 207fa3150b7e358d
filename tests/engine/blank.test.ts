import { expect, test } from 'vitest'
import { blankToNull, emptyRow, fillDefaults, isBlank } from '#engine/blank.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

test('nothing entered is blank; white space, zero and no are not', () => {
  expect([null, undefined, '', []].map(isBlank)).toEqual([true, true, true, true])
  expect([' ', 0, false, [1]].map(isBlank)).toEqual([false, false, false, false])
})

test('the empty text becomes null, in known columns only', () => {
  expect(blankToNull(parcel, { reference: '', sender: ' ', other: '' })).toEqual({
    reference: null,
    sender: ' ',
    other: '',
  })
})

test('defaults fill what is missing and leave what is given', () => {
  expect(fillDefaults(parcel, { size: null, fragile: true })).toEqual({
    size: 'small',
    fragile: true,
    isLost: false,
  })
})

test('a new line starts with defaults, else with the lower bound of a column one fills in', () => {
  const row = emptyRow(parcel)
  expect(row).toMatchObject({ size: 'small', fragile: false, weight: 1, reference: null, opening: null })
  expect(Object.keys(row)).toEqual(Object.keys(parcel.columns))
})
