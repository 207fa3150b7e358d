/** Counts up to here are made anew for every page; above, the exact count is kept for a while. */
export const COUNTED_ANEW = 1_000
const LIFE_MS = 10_000
const ENTRIES_MAX = 500

/** What is counted. Names are quoted; `values` are those of the placeholders in `where`. */
export interface Counting {
  readonly table: string
  readonly where: string
  readonly values: readonly unknown[]
}

/** A count as it is kept; `tables` are all those that it reads. */
export interface Kept extends Counting {
  readonly tables: ReadonlySet<string>
  readonly count: number
}

/** By how much a write changes counts. One that it changes and that is not here cannot be told. */
export type Deltas = ReadonlyMap<Kept, number>

/**
 * Exact counts of large lists. A write of this process adjusts those whose rows it changes, and they are not kept where
 * they were being made meanwhile; writes of other processes are seen when the count is ten seconds old.
 */
export interface CountCache {
  get(key: string): number | undefined
  /** To be asked before counting, for `set`. */
  begin(): number
  /** Keeps a count, unless a write to what it reads has ended since it was begun: it may have been made without it. */
  set(key: string, count: number, begun: number, counting?: Counting): void
  /** Counts that read one of the tables, the latest last. */
  reading(tables: ReadonlySet<string>): readonly Kept[]
  /** A write to the tables has ended. */
  written(tables: ReadonlySet<string>, deltas: Deltas): void
  /** Anything may have been written. */
  forget(): void
}

interface Entry extends Kept {
  count: number
  readonly until: number
}

/** A guess that no write concerns. */
const guess: Counting = { table: '', where: '', values: [] }

const tablesOf = ({ table, where }: Counting): ReadonlySet<string> =>
  new Set([table, ...[...where.matchAll(/\bfrom ("(?:[^"]|"")+")/g)].map(([, name = '']) => name)])

export const countCache = (clock: () => number = Date.now): CountCache => {
  let writes = 0
  let forgotten = 0
  const lastWrite = new Map<string, number>()
  const counts = new Map<string, Entry>()
  const reads = ({ tables }: Kept, written: ReadonlySet<string>) => !tables.isDisjointFrom(written)
  return {
    get: (key) => {
      const found = counts.get(key)
      if (found && found.until > clock()) return found.count
      counts.delete(key)
      return undefined
    },
    begin: () => writes,
    set: (key, count, begun, counting = guess) => {
      const tables = tablesOf(counting)
      if (forgotten > begun || [...tables].some((table) => (lastWrite.get(table) ?? 0) > begun)) return
      if (counts.size >= ENTRIES_MAX) counts.clear()
      counts.set(key, { ...counting, tables, count, until: clock() + LIFE_MS })
    },
    reading: (tables) => {
      const now = clock()
      // Nobody asks again for most of them, and each is work for every write.
      for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
      return [...counts.values()].filter((entry) => reads(entry, tables))
    },
    written: (tables, deltas) => {
      writes++
      for (const table of tables) lastWrite.set(table, writes)
      for (const [key, entry] of counts) {
        const delta = deltas.get(entry)
        if (delta !== undefined) entry.count += delta
        else if (reads(entry, tables)) counts.delete(key)
      }
    },
    forget: () => {
      forgotten = ++writes
      counts.clear()
    },
  }
}
