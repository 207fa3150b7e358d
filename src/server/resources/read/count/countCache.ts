import { type Counting, type Kept, tablesOf } from './counting.ts'
import { type Snapshot, sees, snapshotOf } from './snapshot.ts'

/** Counts up to here are made anew for every page; above, the exact count is kept for a while. */
export const COUNTED_ANEW = 1_000
const LIFE_MS = 10_000
const ENTRIES_MAX = 500
/** Guesses kept at most: there is one for each selection of institutions, so there are more of them than of counts. */
const GUESSES_MAX = 2_000

/** What a statement counted, and what it saw: `pg_current_snapshot()` as text. */
export interface Counted {
  readonly count: number
  readonly snapshot?: string | undefined
}

export interface Written {
  readonly tables: ReadonlySet<string>
  /** By how much the write changes a count that reads one of the tables; undefined where that cannot be told. */
  readonly changeOf: (kept: Kept) => number | undefined
  /** The number of its transaction, where it is known. */
  readonly xid?: bigint | undefined
}

/**
 * Exact counts of large lists. A write of this process adjusts those whose rows it changes, also the ones that are being made
 * meanwhile, unless these have seen it; what cannot be told is not kept. Writes of other processes are seen when the count is ten seconds old.
 */
export interface CountCache {
  get(key: string): number | undefined
  /** Counts and keeps it. Whoever asks for the same meanwhile waits for that count. */
  count(key: string, counting: Counting, make: () => Promise<Counted>): Promise<number>
  /** Keeps what need not be exact and no write concerns. */
  guess(key: string, count: number): void
  /** Counts that read one of the tables, the latest last. */
  reading(tables: ReadonlySet<string>): readonly Kept[]
  /** A write has ended. */
  written(write: Written): void
  /** Anything may have been written. */
  forget(): void
}

interface Guess {
  readonly count: number
  readonly until: number
}

interface Entry extends Kept {
  count: number
  until: number
  snapshot?: Snapshot | undefined
}

interface UnderWay {
  readonly entry: Entry
  readonly done: Promise<number>
  /** Writes that have ended since it was begun. */
  readonly since: { readonly xid: bigint; readonly change: number }[]
}

/** The oldest makes room. */
const keepLatest = <T>(kept: Map<string, T>, key: string, value: T, most: number): void => {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.size > most ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
}

export const countCache = (clock: () => number = Date.now): CountCache => {
  const counts = new Map<string, Entry>()
  const underWay = new Map<string, UnderWay>()
  const guesses = new Map<string, Guess>()
  const reads = ({ tables }: Kept, written: ReadonlySet<string>) => !tables.isDisjointFrom(written)
  /** Whether it may be kept: nobody has written what cannot be told since it was begun. */
  const end = (key: string, own: UnderWay): boolean => underWay.get(key) === own && underWay.delete(key)
  const finish = (key: string, own: UnderWay, { count, snapshot }: Counted): number => {
    const { entry, since } = own
    entry.snapshot = snapshot === undefined ? undefined : snapshotOf(snapshot)
    entry.until = clock() + LIFE_MS
    const unseen = since.filter(({ xid }) => entry.snapshot && !sees(entry.snapshot, xid))
    entry.count = unseen.reduce((sum, { change }) => sum + change, count)
    const isExact = since.length === 0 || entry.snapshot !== undefined
    if (end(key, own) && isExact) keepLatest(counts, key, entry, ENTRIES_MAX)
    return entry.count
  }
  return {
    get: (key) => {
      const found = counts.get(key) ?? guesses.get(key)
      if (found && found.until > clock()) return found.count
      counts.delete(key)
      guesses.delete(key)
      return undefined
    },
    count: (key, counting, make) => {
      const same = underWay.get(key)
      if (same) return same.done
      const entry: Entry = { ...counting, tables: tablesOf(counting), count: 0, until: 0 }
      const { promise: done, resolve, reject } = Promise.withResolvers<number>()
      const own: UnderWay = { entry, done, since: [] }
      underWay.set(key, own)
      make()
        .then((counted) => finish(key, own, counted))
        .then(resolve, (error: unknown) => {
          end(key, own)
          reject(error)
        })
      return done
    },
    guess: (key, count) => keepLatest(guesses, key, { count, until: clock() + LIFE_MS }, GUESSES_MAX),
    reading: (tables) => {
      const now = clock()
      // Nobody asks again for most of them, and each is work for every write.
      for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
      const all = [...counts.values(), ...[...underWay.values()].map(({ entry }) => entry)]
      return all.filter((entry) => reads(entry, tables))
    },
    written: ({ tables, changeOf, xid }) => {
      const changed = (entry: Entry) => (reads(entry, tables) ? changeOf(entry) : 0)
      for (const [key, entry] of counts) {
        const change = changed(entry)
        if (change === 0 || (change && xid && entry.snapshot && sees(entry.snapshot, xid))) continue
        if (change === undefined || xid === undefined || !entry.snapshot) counts.delete(key)
        else entry.count += change
      }
      for (const [key, { entry, since }] of underWay) {
        const change = changed(entry)
        // Whoever waits for it gets it, and nobody after them.
        if (change === undefined || (change !== 0 && xid === undefined)) underWay.delete(key)
        else if (change !== 0 && xid !== undefined) since.push({ xid, change })
      }
    },
    forget: () => {
      counts.clear()
      guesses.clear()
      underWay.clear()
    },
  }
}
