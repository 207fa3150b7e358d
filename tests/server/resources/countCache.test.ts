import { expect, it } from 'vitest'
import { COUNTED_ANEW, countCache } from '#server/resources/read/countCache.ts'

it('a count is kept for ten seconds, unless something is written', () => {
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
  counts.set('a', 3, counts.begin())
  counts.forget()
  expect([counts.get('a'), counts.get('b')]).toEqual([undefined, undefined])
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
  expect(COUNTED_ANEW).toBe(10_000)
})

it('one that a write has overlapped is not kept', () => {
  const counts = countCache(() => 0)
  const begun = counts.begin()
  counts.forget()
  counts.set('a', 20_000, begun)
  expect(counts.get('a')).toBeUndefined()
  counts.set('a', 20_001, counts.begin())
  expect(counts.get('a')).toBe(20_001)
})
