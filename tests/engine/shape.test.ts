import { describe, expect, test } from 'vitest'
import { columnSchema, problemsOfAjv, rowSchema } from '#engine/validation/shape.ts'
import { goodParcel, parcel } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const shape = runtimeShape(parcel)
const { opening: _, ...good } = goodParcel

test('holds the columns one may write, and no other', () => {
  const { properties, additionalProperties } = rowSchema(parcel) as {
    properties: object
    additionalProperties: boolean
  }
  expect(Object.keys(properties)).not.toContain('opening')
  expect(Object.keys(properties)).not.toContain('isLost')
  expect(additionalProperties).toBe(false)
})

test('narrows the kind by the facts of the validators, never widens it', () => {
  expect(columnSchema(parcel.columns.weight)).toMatchObject({ minimum: 1, maximum: 30 })
  expect(columnSchema(parcel.columns.reference)).toMatchObject({ minLength: 2, maxLength: 10 })
  expect(columnSchema(parcel.columns.sender)).toMatchObject({ maxLength: 254 })
})

test('takes a good row and nulls everywhere', () => {
  expect(shape(good)).toEqual([])
  expect(shape(Object.fromEntries(Object.keys(good).map((name) => [name, null])))).toEqual([])
})

describe('says what is wrong', () => {
  test.each([
    [{ reference: 12 }, { column: 'reference', code: 406, reason: 'wrongType' }],
    [{ weight: 'x' }, { column: 'weight', code: 419, reason: 'wrongType' }],
    [{ weight: 31 }, { column: 'weight', code: 406, reason: 'atMost', params: { maximum: 30 } }],
    [{ weight: 0 }, { column: 'weight', code: 406, reason: 'atLeast', params: { minimum: 1 } }],
    [
      { reference: 'x'.repeat(11) },
      { column: 'reference', code: 406, reason: 'shorterThan', params: { maxLength: 10 } },
    ],
    [
      { sender: 'x'.repeat(255) },
      { column: 'sender', code: 406, reason: 'shorterThan', params: { maxLength: 254 } },
    ],
    [{ size: 'huge' }, { column: 'size', code: 406, reason: 'notAChoice' }],
    [{ shelves: 'small' }, { column: 'shelves', code: 406, reason: 'wrongType' }],
    [{ shelves: [1, 1] }, { column: 'shelves', code: 406, reason: 'wrongFormat' }],
    [{ openAt: '7:30' }, { column: 'openAt', code: 406, reason: 'wrongFormat' }],
    [{ stamp: 'fr' }, { column: 'stamp', code: 4062, reason: 'matches', params: { pattern: '^[A-Z]{2}$' } }],
    [{ insured: 'yes' }, { column: 'insured', code: 406, reason: 'wrongType' }],
    [{ isLost: true }, { column: 'isLost', code: 400, reason: 'unknownColumn' }],
    [{ 'a/b~c': 1 }, { column: 'a/b~c', code: 400, reason: 'unknownColumn' }],
    [JSON.parse('{"__proto__": 1}'), { column: '__proto__', code: 400, reason: 'unknownColumn' }],
  ])('%j', (row, problem) => {
    expect(shape(row)).toEqual([problem])
  })

  test('one problem a column, all columns at once', () => {
    const columns = shape({ reference: 1, weight: 'x', size: 3 }).map((problem) => problem.column)
    expect(columns).toEqual(['reference', 'weight', 'size'])
  })

  test('a body that is no object', () => {
    const error = { keyword: 'type', instancePath: '', params: { type: 'object' } }
    expect(problemsOfAjv([error], parcel)).toEqual([{ column: '', code: 400, reason: 'notAnObject' }])
  })
})
