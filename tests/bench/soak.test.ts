import { describe, expect, test } from 'vitest'
import { goals } from '../../bench/goals.ts'
import type { Portion } from '../../bench/mixed/day.ts'
import { dayFigures, faultsOf } from '../../bench/mixed/figures.ts'
import { mixedNames, soakNames } from '../../bench/mixed/names.ts'
import { type Soaked, soakFigures } from '../../bench/mixed/soakFigures.ts'
import { verdictsOf } from '../../bench/verdicts.ts'

const MINUTE = 60_000
const MB = 1_000_000
const open = { descriptors: 30, handles: 12 }

interface Made {
  readonly minute: number
  readonly rss?: number
  readonly p99?: number
  readonly statuses?: Readonly<Record<string, number>>
  readonly failed?: number
}

const portion = ({ minute, rss = 200, p99 = 80, statuses = { 200: 1_000 }, failed = 0 }: Made): Portion => ({
  at: minute * MINUTE,
  fired: { perSecond: 100, p99, failed, seconds: 10, statuses, latencies: [[p99, 1_000]], cpuSeconds: 2 },
  inside: {
    loopDelayP99: 5,
    loopDelayMax: 9,
    loopBusy: 0.5,
    cpuSeconds: 6,
    rss: rss * MB,
    heapUsed: 50 * MB,
    external: 0,
    handles: [],
  },
  coresBusy: 1.5,
  databaseCpuSeconds: 4,
})

const soaked = (portions: readonly Portion[], more: Partial<Soaked> = {}): Soaked => ({
  portions,
  disk: portions.map((_, i) => i * MB).concat(portions.length * MB),
  before: open,
  after: open,
  ...more,
})
const made = (of: (minute: number) => Omit<Made, 'minute'>) =>
  Array.from({ length: 60 }, (_, minute) => portion({ minute, ...of(minute) }))
const missed = (given: Soaked) =>
  verdictsOf(
    goals.filter(({ suite }) => suite === 'soak'),
    soakFigures(given),
  )
    .filter(({ verdict }) => verdict !== 'met')
    .map(({ goal }) => goal.name)

describe('an hour of load', () => {
  test('in which nothing grows meets every goal', () => {
    expect(missed(soaked(made(() => ({}))))).toEqual([])
  })

  test.each([
    ['memory that grows by 2 MB', soakNames.rss, soaked(made((minute) => ({ rss: 200 + minute / 30 })))],
    ['answers that come ever later', soakNames.drift, soaked(made((minute) => ({ p99: 80 + minute })))],
    [
      'a socket left open',
      soakNames.descriptors,
      soaked(
        made(() => ({})),
        { after: { ...open, descriptors: 31 } },
      ),
    ],
    [
      'a timer left behind',
      soakNames.handles,
      soaked(
        made(() => ({})),
        { after: { ...open, handles: 13 } },
      ),
    ],
    [
      'writes that take ever more room',
      soakNames.disk,
      soaked(
        made(() => ({})),
        { disk: Array.from({ length: 61 }, (_, i) => i ** 2 * MB) },
      ),
    ],
    [
      'one answer 503',
      soakNames.faults,
      soaked(made((minute) => (minute === 7 ? { statuses: { 200: 999, 503: 1 }, failed: 1 } : {}))),
    ],
  ])('misses a goal by %s', (_, name, given) => {
    expect(missed(given)).toEqual([name])
  })

  test('has a first part in which memory may grow', () => {
    expect(missed(soaked(made((minute) => ({ rss: Math.min(100 + 20 * minute, 300) }))))).toEqual([])
  })
})

test('an answer that never came is a fault of the server, one that refuses a request is none', () => {
  expect(faultsOf([portion({ minute: 0, statuses: { 200: 900, 412: 3 }, failed: 5 })])).toBe(2)
})

test('a day says what it came to, and who took the processor', () => {
  const figures = dayFigures([portion({ minute: 0 }), portion({ minute: 1, p99: 120 })])
  const of = (wanted: string) => figures.find(({ name }) => name === wanted)?.ours
  expect(of(mixedNames.rate)).toBe(100)
  expect(of(mixedNames.p99)).toBe(120)
  expect(of('mixed load, taken by the server')).toBe(0.6)
  expect(of('mixed load, taken by what sends the requests')).toBe(0.2)
})
