import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { common, entity, nobody } from '#dsl'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Kind } from '#dsl/columns/kind.ts'
import { type KindName, kinds } from '#dsl/kinds/index.ts'
import { readText, writeText } from '#engine/readText.ts'
import { searchTextOf } from '#engine/search.ts'
import { validateRow } from '#engine/validation/validate.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { kindSamples } from '#tests/fixtures/kinds.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const entityOf = (column: AnyColumn) =>
  entity('sample', {
    columns: { value: column },
    belongs: common,
    access: { read: nobody, insert: nobody, update: nobody, remove: nobody },
    search: ['value'],
    label: 'value',
  })
const suite = (Object.keys(kinds) as KindName[]).map((name) => [name, kindSamples[name]] as const)
const final = { context: contextOf(), final: true }

describe.each(suite)('kind %s [console 3.1.32, console 5.4]', (name, { column, values, bad }) => {
  const sample = entityOf(column)
  const shape = runtimeShape(sample)
  const kind: Kind = column.kind
  const examples = Array.from({ length: 40 }, (_, n) => kind.example(n))
  const problemsOf = (value: unknown) => validateRow(sample, { value }, { ...final, shape })

  test('is listed under its own name', () => {
    expect(kinds[name].name).toBe(name)
    expect(kind.name).toBe(name)
  })

  test('its examples are right, and the first ones distinct', () => {
    for (const value of examples) expect([value, problemsOf(value)]).toEqual([value, []])
    expect(kind.example(0)).not.toEqual(kind.example(1))
    expect(examples).toEqual(Array.from({ length: 40 }, (_, n) => kind.example(n)))
  })

  test('text of a value reads as that value', () => {
    for (const value of examples) expect(kind.parse(kind.format(value))).toEqual({ value })
    const read = fc.property(values as fc.Arbitrary<unknown>, (value) => {
      expect(problemsOf(value)).toEqual([])
      expect(kind.parse(kind.format(value))).toEqual({ value })
    })
    fc.assert(read, { numRuns: 300 })
  })

  test('whatever is typed gives a problem or a value with a text of its own', () => {
    const typed = fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-0-9hH:., /T]{1,12}$/)),
      (raw) => {
        const parsed = readText(column, raw)
        if ('problem' in parsed) expect([400, 406, 419, 4062]).toContain(parsed.problem.code)
        else if (parsed.value !== null)
          expect(readText(column, writeText(column, parsed.value))).toEqual(parsed)
      },
    )
    fc.assert(typed, { numRuns: 500 })
  })

  test('nothing entered is no problem, and 419 where something is required', () => {
    for (const value of [null, undefined, '']) expect(problemsOf(value)).toEqual([])
    const required = entityOf({ ...column, options: { required: true } })
    const expected = kind.blank === undefined ? [{ column: 'value', code: 419 }] : []
    for (const value of [null, undefined, ''])
      expect(validateRow(required, { value }, final)).toEqual(expected)
  })

  test.each(bad.filter((value) => value !== ''))('refuses %j', (value) => {
    expect(problemsOf(value)).toMatchObject([{ column: 'value' }])
    expect([406, 419, 4062]).toContain(problemsOf(value)[0]?.code)
  })

  test('refuses values of a wrong type, whatever they are, without throwing', () => {
    const types = [(kind.json.type ?? enumTypes(kind)) as string | string[]].flat()
    const others = fc
      .oneof(fc.boolean(), fc.double(), fc.string(), fc.array(fc.anything()), fc.object())
      .filter((value) => !types.some((type) => isOf(type, value)))
    fc.assert(
      fc.property(others, (value) => {
        expect(problemsOf(value)).toMatchObject(value === '' ? [] : [{ column: 'value' }])
      }),
      { numRuns: 250 },
    )
  })

  test('any JSON at all is judged without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const problem of problemsOf(value)) expect(problem.code).toBeTypeOf('number')
      }),
      { numRuns: 250 },
    )
  })

  test('has a text to search in', () => {
    for (const value of examples) expect(searchTextOf(sample, { value })).not.toBe('')
    expect(searchTextOf(sample, { value: null })).toBe('')
  })
})

const enumTypes = (kind: Kind): string[] => (kind.json.enum as unknown[]).map((value) => typeof value)

const isOf = (type: string, value: unknown): boolean => {
  if (type === 'array') return Array.isArray(value)
  return type === 'integer' ? typeof value === 'number' : typeof value === type
}
