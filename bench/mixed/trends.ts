import { median } from '../figures.ts'
import type { Latencies } from '../load/shots.ts'

/** A value at a time. */
export type Point = readonly [at: number, value: number]

/**
 * How much the value grows in a unit of the time: the median of the slopes between any two points, which a few outliers
 * do not move. Of fewer than two points NaN. Source: Theil 1950, Sen 1968.
 */
export const slopeOf = (points: readonly Point[]): number =>
  median(
    points.flatMap(([at, value], i) =>
      points.slice(i + 1).map(([later, other]) => (other - value) / (later - at)),
    ),
  )

/** Without those of the first part of a run, in which caches fill and code is compiled. */
export const afterWarmUp = <T>(samples: readonly T[], share = 0.2): readonly T[] =>
  samples.slice(Math.ceil(samples.length * share))

/** By how many per cent the last third stands above the first, each by its median. Of fewer than three NaN. */
export const driftOf = (values: readonly number[]): number => {
  const third = Math.floor(values.length / 3)
  if (third === 0) return Number.NaN
  return (median(values.slice(-third)) / median(values.slice(0, third)) - 1) * 100
}

export const together = (all: readonly Latencies[]): Latencies => {
  const times = new Map<number, number>()
  for (const [ms, count] of all.flat()) times.set(ms, (times.get(ms) ?? 0) + count)
  return [...times]
}

/** Milliseconds within which a share of the answers came: 0.99 for the 99th percentile. Of none NaN. */
export const within = (latencies: Latencies, share: number): number => {
  const sorted = latencies.toSorted(([a], [b]) => a - b)
  const wanted = share * sorted.reduce((sum, [, times]) => sum + times, 0)
  let counted = 0
  for (const [ms, times] of sorted) {
    counted += times
    if (counted >= wanted) return ms
  }
  return Number.NaN
}
