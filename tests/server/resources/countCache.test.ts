import { expect, it } from 'vitest'
import { COUNTED_ANEW, type Counting, countCache } from '#server/resources/read/count/countCache.ts'

const of = (table: string, where = ''): Counting => ({ table: `"${table}"`, where, values: [] })
const tables = (...names: string[]) => new Set(names.map((name) => `"${name}"`))
const none = new Map()

it('a count is kept for ten seconds, unless something is written that it reads', () => {
  let now = 1000
  const counts = countCache(() => now)
  expect(counts.get('a')).toBeUndefined()
  counts.set('a', 20_000, counts.begin())
  counts.set('b', 0, counts.begin())
  expect([counts.get('a'), counts.get('b'), counts.get('c')]).toEqual([20_000, 0, undefined])
  now += 9999
  expect(counts.get('a')).toBe(20_000)
  now += 1
  expect(counts.get('a')).toBeUndefined()
  now -= 5000
  expect(counts.get('a')).toBeUndefined()
  expect(counts.get('b')).toBe(0)
  counts.set('a', 3, counts.begin(), of('book'))
  counts.set('c', 4, counts.begin(), of('loan', ' where exists (select 1 from "book" b)'))
  counts.set('d', 5, counts.begin(), of('loan'))
  counts.written(tables('book'), none)
  expect(['a', 'b', 'c', 'd'].map(counts.get)).toEqual([undefined, 0, undefined, 5])
})

it('not more than five hundred are kept', () => {
  const counts = countCache(() => 0)
  for (let n = 0; n < 500; n++) counts.set(`${n}`, n, counts.begin())
  expect([counts.get('0'), counts.get('499')]).toEqual([0, 499])
  counts.set('500', 500, counts.begin())
  expect([counts.get('0'), counts.get('500')]).toEqual([undefined, 500])
})

it('goes by the clock of the machine where none is given', () => {
  const counts = countCache()
  counts.set('a', 1, counts.begin())
  expect(counts.get('a')).toBe(1)
  expect(COUNTED_ANEW).toBe(1_000)
})

it('one that a write has overlapped is not kept', () => {
  const counts = countCache(() => 0)
  const begun = counts.begin()
  counts.written(tables('book', 'audit'), none)
  counts.set('a', 20_000, begun, of('book'))
  counts.set('b', 30_000, begun, of('loan'))
  expect([counts.get('a'), counts.get('b')]).toEqual([undefined, 30_000])
  counts.set('a', 20_001, counts.begin(), of('book'))
  expect(counts.get('a')).toBe(20_001)
})

it('one that something unknown has overlapped is not kept', () => {
  const counts = countCache(() => 0)
  counts.set('b', 10_000, counts.begin(), of('loan'))
  const begun = counts.begin()
  counts.forget()
  counts.set('a', 20_000, begun, of('book'))
  expect([counts.get('a'), counts.get('b')]).toEqual([undefined, undefined])
})

it('one that a write can tell the change of is adjusted, and not kept longer for it', () => {
  let now = 0
  const counts = countCache(() => now)
  counts.set('a', 20_000, counts.begin(), of('book'))
  counts.set('b', 10_000, counts.begin(), of('book', ' where "lent"'))
  const [a] = counts.reading(tables('book'))
  if (!a) throw new Error('nothing is kept')
  now = 9_999
  counts.written(tables('book'), new Map([[a, -2]]))
  expect([counts.get('a'), counts.get('b')]).toEqual([19_998, undefined])
  now = 10_000
  expect(counts.get('a')).toBeUndefined()
})

it('one that is too old is no work for writes, whether or not it is asked for again', () => {
  let now = 0
  const counts = countCache(() => now)
  counts.set('a', 20_000, counts.begin(), of('book'))
  now = 1
  counts.set('b', 10_000, counts.begin(), of('book', ' where "lent"'))
  now = 10_000
  expect(counts.reading(tables('book')).map(({ count }) => count)).toEqual([10_000])
})

it('one that has been made anew is not adjusted by a write that knew the one before', () => {
  const counts = countCache(() => 0)
  counts.set('a', 20_000, counts.begin(), of('book'))
  const [a] = counts.reading(tables('book'))
  if (!a) throw new Error('nothing is kept')
  counts.set('a', 20_001, counts.begin(), of('book'))
  counts.written(tables('book'), new Map([[a, 1]]))
  expect(counts.get('a')).toBeUndefined()
})
