import { describe, expect, test } from 'vitest'
import { timeCode } from '../../bench/ground/rows.ts'
import { assertSame } from '../../bench/load/asking.ts'
import { readCases, sizes } from '../../bench/load/cases.ts'
import { amountFor } from '../../bench/load/gun.ts'

const answer = (count: number, ...ids: number[]) => ({ count, data: ids.map((id) => ({ id })) })

describe('two servers are measured only when they answer the same', () => {
  test('rows and counts', () => {
    expect(() => assertSame('page 1', [answer(9, 1, 2)], [answer(9, 1, 2)])).not.toThrow()
  })

  test.each([
    ['other rows', answer(9, 1, 3)],
    ['another order', answer(9, 2, 1)],
    ['another count', answer(8, 1, 2)],
  ])('not %s', (_, other) => {
    expect(() => assertSame('page 1', [answer(9, 1, 2)], [other])).toThrow(/page 1/)
  })

  test('not nothing', () => {
    expect(() => assertSame('search', [answer(0)], [answer(0)])).toThrow(/search/)
  })
})

test('every size is read at its beginning, at page 7 and at nine tenths, alone and while rows are written', () => {
  const offsets = (rows: number, written: boolean) =>
    readCases
      .filter((one) => one.rows === rows && one.written === written)
      .flatMap(({ asked }) => asked.filter(({ search }) => search === undefined).map(({ offset }) => offset))
  for (const rows of sizes)
    for (const written of [false, true])
      expect(offsets(rows, written)).toEqual([0, 180, Math.floor((rows * 0.9) / 30) * 30])
})

test('a slow server gets fewer requests, but some', () => {
  expect(amountFor(1, 10)).toBe(200)
  expect(amountFor(1, 5_000)).toBe(10)
})

test('the time codes of an institution have a code each', () => {
  const largest = Math.max(...sizes)
  expect(new Set(Array.from({ length: largest }, (_, i) => timeCode(i).code)).size).toBe(largest)
})
