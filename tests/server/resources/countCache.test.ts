import { describe, expect, it } from 'vitest'
import { COUNTED_ANEW, type CountCache, countCache } from '#server/resources/read/count/countCache.ts'
import type { Counting } from '#server/resources/read/count/counting.ts'

const of = (table: string, where = ''): Counting => ({ table: `"${table}"`, where, values: [] })
const tables = (...names: string[]) => new Set(names.map((name) => `"${name}"`))
/** A write of which nobody can tell what it changes. */
const unknown = (...names: string[]) => ({ tables: tables(...names), changeOf: () => undefined })
const adding = (change: number, xid?: bigint) => ({ tables: tables('book'), changeOf: () => change, xid })
/** Transactions before 10 are seen, those from 20 on are not, 12 was at work. */
const snapshot = '10:20:12'
const keep = (counts: CountCache, key: string, count: number, counting = of('book')) =>
  counts.count(key, counting, async () => ({ count, snapshot }))

/** Is being counted until `end` is called. */
const counting = (counts: CountCache, key: string, what = of('book')) => {
  const { promise, resolve } = Promise.withResolvers<{ count: number; snapshot?: string }>()
  const answered = counts.count(key, what, () => promise)
  return {
    end: (count: number, saw: string | undefined = snapshot) => {
      resolve({ count, ...(saw !== '' && { snapshot: saw }) })
      return answered
    },
  }
}

it('a count is kept for ten seconds, unless something is written that it reads', async () => {
  let now = 1000
  const counts = countCache(() => now)
  expect(counts.get('a')).toBeUndefined()
  counts.guess('a', 20_000)
  counts.guess('b', 0)
  expect([counts.get('a'), counts.get('b'), counts.get('c')]).toEqual([20_000, 0, undefined])
  now += 9999
  expect(counts.get('a')).toBe(20_000)
  now += 1
  expect(counts.get('a')).toBeUndefined()
  now -= 5000
  expect(counts.get('a')).toBeUndefined()
  expect(counts.get('b')).toBe(0)
  await keep(counts, 'a', 3)
  await keep(counts, 'c', 4, of('loan', ' where exists (select 1 from "book" b)'))
  await keep(counts, 'd', 5, of('loan'))
  counts.written(unknown('book'))
  expect(['a', 'b', 'c', 'd'].map(counts.get)).toEqual([undefined, 0, undefined, 5])
})

it('not more than five hundred are kept, the latest, and of guesses two thousand', async () => {
  const counts = countCache(() => 0)
  for (let n = 0; n < 501; n++) await keep(counts, `${n}`, n)
  expect(['0', '1', '500'].map(counts.get)).toEqual([undefined, 1, 500])
  for (let n = 0; n < 2_001; n++) counts.guess(`guess ${n}`, n)
  expect(['guess 0', 'guess 1', 'guess 2000', '1'].map(counts.get)).toEqual([undefined, 1, 2_000, 1])
})

it('goes by the clock of the machine where none is given', () => {
  const counts = countCache()
  counts.guess('a', 1)
  expect(counts.get('a')).toBe(1)
  expect(COUNTED_ANEW).toBe(1_000)
})

describe('a count that a write ends beside', () => {
  it.each([
    ['it saw', 9n, 20_000],
    ['had not ended for it', 12n, 20_001],
    ['it saw, begun late', 15n, 20_000],
    ['came after it', 20n, 20_001],
  ])('has what a write that %s has changed once', async (_, xid, expected) => {
    const counts = countCache(() => 0)
    const one = counting(counts, 'a')
    counts.written(adding(1, xid))
    expect(await one.end(20_000)).toBe(expected)
    expect(counts.get('a')).toBe(expected)
  })

  it('has it once, too, where the write is told of after it', async () => {
    const counts = countCache(() => 0)
    await keep(counts, 'a', 20_000)
    counts.written(adding(1, 9n))
    expect(counts.get('a')).toBe(20_000)
    counts.written(adding(1, 20n))
    expect(counts.get('a')).toBe(20_001)
  })

  it('is kept where the write changes nothing of it', async () => {
    const counts = countCache(() => 0)
    const [read, other] = [counting(counts, 'a'), counting(counts, 'b', of('loan'))]
    counts.written(adding(0))
    counts.written(unknown('book', 'audit'))
    const late = counting(counts, 'c')
    await Promise.all([read.end(20_000), other.end(30_000), late.end(40_000)])
    expect(['a', 'b', 'c'].map(counts.get)).toEqual([undefined, 30_000, 40_000])
    counts.written(adding(0))
    expect(counts.get('c')).toBe(40_000)
  })

  it.each([
    ['nobody can tell what it changed', unknown('book'), snapshot],
    ['nobody knows its number', adding(1), snapshot],
    ['nobody knows what the count saw', adding(1, 9n), ''],
  ])('is not kept where %s', async (_, write, saw) => {
    const counts = countCache(() => 0)
    const one = counting(counts, 'a')
    counts.written(write)
    await one.end(20_000, saw)
    expect(counts.get('a')).toBeUndefined()
  })

  it('is not kept where anything may have been written', async () => {
    const counts = countCache(() => 0)
    await keep(counts, 'b', 10_000, of('loan'))
    const one = counting(counts, 'a')
    counts.forget()
    await one.end(20_000)
    expect([counts.get('a'), counts.get('b')]).toEqual([undefined, undefined])
  })
})

describe('whoever asks for what is being counted', () => {
  it('waits for that count', async () => {
    const counts = countCache(() => 0)
    const one = counting(counts, 'a')
    const again = counts.count('a', of('book'), () => Promise.reject(new Error('counted twice')))
    expect([await one.end(20_000), await again]).toEqual([20_000, 20_000])
  })

  it('counts anew once a write has ended that the count may lack', async () => {
    const counts = countCache(() => 0)
    const one = counting(counts, 'a')
    counts.written(unknown('book'))
    expect(await keep(counts, 'a', 20_001)).toBe(20_001)
    await one.end(20_000)
    expect(counts.get('a')).toBe(20_001)
  })

  it('counts anew where it has failed, as who waited was told', async () => {
    const counts = countCache(() => 0)
    const failing = () => Promise.reject(new Error('away'))
    await expect(counts.count('a', of('book'), failing)).rejects.toThrow('away')
    expect(await keep(counts, 'a', 20_000)).toBe(20_000)
  })
})

it('one that a write can tell the change of is adjusted, and not kept longer for it', async () => {
  let now = 0
  const counts = countCache(() => now)
  await keep(counts, 'a', 20_000)
  await keep(counts, 'b', 10_000, of('book', ' where "lent"'))
  const [a] = counts.reading(tables('book'))
  now = 9_999
  const changeOf = (kept: unknown) => (kept === a ? -2 : undefined)
  counts.written({ tables: tables('book'), changeOf, xid: 20n })
  expect([counts.get('a'), counts.get('b')]).toEqual([19_998, undefined])
  now = 10_000
  expect(counts.get('a')).toBeUndefined()
})

it('one that is too old is no work for writes, whether or not it is asked for again', async () => {
  let now = 0
  const counts = countCache(() => now)
  await keep(counts, 'a', 20_000)
  now = 1
  await keep(counts, 'b', 10_000, of('book', ' where "lent"'))
  now = 10_000
  expect(counts.reading(tables('book')).map(({ count }) => count)).toEqual([10_000])
})

it('writes are told of counts that are being made, too', async () => {
  const counts = countCache(() => 0)
  const one = counting(counts, 'a')
  expect(counts.reading(tables('book'))).toHaveLength(1)
  await one.end(20_000)
  expect(counts.reading(tables('book')).map(({ count }) => count)).toEqual([20_000])
})
