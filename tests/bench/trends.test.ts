import { describe, expect, test } from 'vitest'
import { afterWarmUp, driftOf, slopeOf, together, within } from '../../bench/mixed/trends.ts'

describe('the slope', () => {
  const rising = Array.from({ length: 20 }, (_, i) => [i / 10, 200 + 3 * (i / 10)] as const)

  test('of what grows steadily is what it grows by in a unit of time', () => {
    expect(slopeOf(rising)).toBeCloseTo(3)
  })

  test('is not moved by a few samples that a collection came late for', () => {
    const disturbed = rising.map(([at, value], i) => [at, i % 7 === 3 ? value + 90 : value] as const)
    expect(slopeOf(disturbed)).toBeCloseTo(3)
  })

  test('of what goes up and down is none', () => {
    expect(slopeOf(rising.map(([at], i) => [at, 200 + (i % 2)] as const))).toBeCloseTo(0)
  })

  test('of one sample is not known', () => {
    expect(slopeOf([[0, 200]])).toBeNaN()
  })
})

describe('the drift', () => {
  test('is how much worse the last third is than the first', () => {
    expect(driftOf([100, 100, 100, 900, 900, 900, 130, 130, 130])).toBeCloseTo(30)
  })

  test('is not moved by one slow portion', () => {
    expect(driftOf([100, 100, 100, 100, 100, 100, 100, 500, 100])).toBeCloseTo(0)
  })

  test('of two portions is not known', () => {
    expect(driftOf([100, 200])).toBeNaN()
  })
})

test('what a run begins with is left out, even of a short one', () => {
  expect(afterWarmUp([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(afterWarmUp([1, 2, 3])).toEqual([2, 3])
})

describe('latencies of several portions', () => {
  const all = together([
    [
      [5, 980],
      [7, 10],
    ],
    [
      [7, 5],
      [300, 5],
    ],
  ])

  test('are counted together', () => {
    expect(all.toSorted(([a], [b]) => a - b)).toEqual([
      [5, 980],
      [7, 15],
      [300, 5],
    ])
  })

  test('say within which time a share of the answers came', () => {
    expect(within(all, 0.5)).toBe(5)
    expect(within(all, 0.99)).toBe(7)
    expect(within(all, 0.999)).toBe(300)
  })

  test('of nobody say nothing', () => {
    expect(within([], 0.99)).toBeNaN()
  })
})
