import { describe, expect, test } from 'vitest'
import { common, entity, nobody, text } from '#dsl'
import type { Validator } from '#dsl/columns/validator.ts'
import { validateColumn, validateRow } from '#engine/validation/validate.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { goodParcel, parcel } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const shape = runtimeShape(parcel)
const check = (row: object, context = contextOf()) =>
  validateRow(parcel, { ...goodParcel, ...row }, { context, final: true, shape })

describe('one column [console 5.0, console 5.3]', () => {
  test.each([
    ['reference', null, 419],
    ['reference', '', 419],
    ['reference', '   ', 406],
    ['reference', 'a\u0000b', 406],
    ['reference', 'a', 406],
    ['weight', null, 419],
    ['weight', 2.5, 406],
    ['shelves', [], 419],
    ['insured', null, 419],
    ['sender', 'nobody', 4062],
    ['sender', '   ', 406],
    ['label', 'report.exe', 406],
    ['dueOn', '2027-02-30', 406],
  ])('%s %j gives %i', (name, value, code) => {
    expect(validateColumn(parcel, name, value, true)?.code).toBe(code)
  })

  test.each([
    ['reference', 'P-1'],
    ['sender', null],
    ['sender', ''],
    ['fragile', null],
    ['insured', false],
    ['weight', 30],
    ['label', 'rapport,2027_v1.docx'],
  ])('%s %j is right', (name, value) => {
    expect(validateColumn(parcel, name, value, true)).toBeUndefined()
  })

  test('with a shape, a value of a wrong type is told before any check sees it', () => {
    expect(validateColumn(parcel, 'reference', 12, true, shape)).toEqual({ code: 406, reason: 'wrongType' })
  })

  test('a final check waits for the submit', () => {
    const late: Validator<string> = { name: 'taken', code: 449, final: true, check: () => false }
    const one = entity('one', {
      columns: { name: text({ validate: [late] }) },
      belongs: common,
      access: { read: nobody, insert: nobody, update: nobody, remove: nobody },
      label: 'name',
    })
    expect(validateColumn(one, 'name', 'x', false)).toBeUndefined()
    expect(validateColumn(one, 'name', 'x', true)?.code).toBe(449)
  })

  test('a column that is not there is a programming error', () => {
    expect(() => validateColumn(parcel, 'nope', 1, true)).toThrow(RangeError)
  })
})

describe('a row', () => {
  test('that is right has no problem', () => {
    expect(check({})).toEqual([])
  })

  test('gives one problem a column, in column order', () => {
    expect(check({ weight: 'x', reference: '  ', sender: '' })).toEqual([
      { column: 'reference', code: 406, reason: 'unreadableText' },
      { column: 'weight', code: 419, reason: 'wrongType' },
    ])
  })

  test('is not checked where a column is not shown', () => {
    expect(check({ insured: null, tracking: 12 })).toEqual([])
    expect(check({ insured: null }, contextOf({ flags: { insurance: true } }))).toEqual([
      { column: 'insured', code: 419 },
    ])
    const tracked = contextOf({ options: { 'postOption.isTracked': [1] } })
    expect(check({ tracking: null }, tracked)).toEqual([{ column: 'tracking', code: 419 }])
  })

  test('names columns that are not there, and those of the server', () => {
    expect(check({ surprise: 1, isLost: true })).toEqual([
      { column: 'surprise', code: 400, reason: 'unknownColumn' },
      { column: 'isLost', code: 400, reason: 'unknownColumn' },
    ])
  })

  test('blames a computed column only when what it reads is right', () => {
    const wrong = { column: 'opening', code: 406, reason: 'atLeast', params: { minimum: 1 } }
    expect(check({ opening: 0 })).toEqual([wrong])
    expect(check({ opening: 0, openAt: 'x' }).map((problem) => problem.column)).toEqual(['openAt'])
  })
})
