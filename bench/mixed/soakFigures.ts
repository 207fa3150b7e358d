import { alone, type Figure } from '../figures.ts'
import type { Portion } from './day.ts'
import { faultsOf, requestsOf, statusesOf } from './figures.ts'
import type { Inside, Open } from './inside.ts'
import { soakNames } from './names.ts'
import { afterWarmUp, driftOf, type Point, slopeOf, within } from './trends.ts'

const MB = 1_000_000
const HOUR_MS = 3_600_000

export interface Soaked {
  readonly portions: readonly Portion[]
  /** Bytes on the disk: before the first portion and after each. */
  readonly disk: readonly number[]
  /** What the server has open when nobody asks for anything, before and after all. */
  readonly before: Open
  readonly after: Open
}

/** What grew. Memory, times and disk are judged after the warm-up; a short run tells little of an hour. */
export const soakFigures = ({ portions, disk, before, after }: Soaked): readonly Figure[] => {
  const warm = afterWarmUp(portions)
  const minutes = ((warm.at(-1)?.at ?? 0) - (warm[0]?.at ?? 0)) / 60_000
  const grows = (name: string, bytes: (inside: Inside) => number): Figure => {
    const points = warm.map(({ at, inside }): Point => [at / HOUR_MS, bytes(inside) / MB])
    const [first, last] = [points[0], points.at(-1)].map((point) => point?.[1].toFixed(1))
    const note = `${first} MB, ${minutes.toFixed(0)} minutes later ${last} MB; the slope is the median of all pairs`
    return alone({ name, unit: 'MB an hour', note }, [slopeOf(points)])
  }
  const p99s = warm.map(({ fired }) => within(fired.latencies, 0.99))
  const count = (name: string, unit: string, value: number, note?: string): Figure =>
    alone({ name, unit, ...(note === undefined ? {} : { note }) }, [value])
  const opened = (of: keyof Open) => `${before[of]} before, ${after[of]} after`
  return [
    grows(soakNames.rss, ({ rss }) => rss),
    grows(soakNames.heap, ({ heapUsed, external }) => heapUsed + external),
    count(soakNames.drift, '%', driftOf(p99s), `p99 of each portion: ${p99s.join(', ')} ms`),
    count(
      soakNames.descriptors,
      'descriptors',
      after.descriptors - before.descriptors,
      opened('descriptors'),
    ),
    count(soakNames.handles, 'handles', after.handles - before.handles, opened('handles')),
    count(soakNames.disk, '×', diskRatio(portions, disk), diskNote(portions, disk)),
    count(soakNames.faults, 'answers', faultsOf(portions), statusesOf(portions)),
    count('long load, requests', 'requests', requestsOf(portions)),
  ]
}

/** Of the mixed load; the first portion fills what is filled once. */
const WRITES = 0.3

/** Bytes that a write has left, from one place in the run to another. */
const bytesAWrite = (
  portions: readonly Portion[],
  disk: readonly number[],
  from: number,
  to: number,
): number =>
  ((disk[to] ?? Number.NaN) - (disk[from] ?? Number.NaN)) / (WRITES * requestsOf(portions.slice(from, to)))

const diskRatio = (portions: readonly Portion[], disk: readonly number[]): number => {
  const half = Math.floor(portions.length / 2)
  return bytesAWrite(portions, disk, half, portions.length) / bytesAWrite(portions, disk, 0, half)
}

const diskNote = (portions: readonly Portion[], disk: readonly number[]): string => {
  const grown = ((disk.at(-1) ?? Number.NaN) - (disk[0] ?? Number.NaN)) / MB
  const kB = bytesAWrite(portions, disk, 0, portions.length) / 1000
  return `${grown.toFixed(0)} MB more in all, ${kB.toFixed(1)} kB a write, its record and its key among them`
}
