/** Counts up to here are made anew for every page; above, the exact count is kept for a while. */
export const COUNTED_ANEW = 10_000
const LIFE_MS = 10_000
const ENTRIES_MAX = 500

/**
 * Exact counts of large lists. A write of this process forgets them all, also those that are being made meanwhile; writes
 * of other processes are seen when the count is ten seconds old.
 */
export interface CountCache {
  get(key: string): number | undefined
  /** To be asked before counting, for `set`. */
  begin(): number
  /** Keeps a count, unless a write has ended since it was begun: it may have been made without it. */
  set(key: string, count: number, begun: number): void
  forget(): void
}

export const countCache = (clock: () => number = Date.now): CountCache => {
  let writes = 0
  const counts = new Map<string, { readonly count: number; readonly until: number }>()
  return {
    get: (key) => {
      const found = counts.get(key)
      if (found && found.until > clock()) return found.count
      counts.delete(key)
      return undefined
    },
    begin: () => writes,
    set: (key, count, begun) => {
      if (begun !== writes) return
      if (counts.size >= ENTRIES_MAX) counts.clear()
      counts.set(key, { count, until: clock() + LIFE_MS })
    },
    forget: () => {
      writes++
      counts.clear()
    },
  }
}
