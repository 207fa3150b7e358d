import { expect, test } from 'vitest'
import { readRow } from '#engine/listing/readRow.ts'
import { goodParcel, parcel } from '#tests/fixtures/parcel.ts'

test('what another server answers that is no value of its column counts as none, and the rest of the row stays', () => {
  const row = { id: 1, version: 1, ...goodParcel }
  expect(readRow(parcel, row)).toBe(row)
  const wrong = { institution: 0, shelves: [1, -1], weight: '3', reference: 7, openAt: 480 }
  const none = { institution: null, shelves: null, weight: null, reference: null, openAt: null }
  expect(readRow(parcel, { ...row, ...wrong, other: 1 })).toEqual({ ...row, ...none, other: 1 })
})
