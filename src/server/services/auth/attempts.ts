/** Wrong passwords per account and per address before the next must wait. */
const allowed = 10
/** Length of the window, in milliseconds: also the longest anybody can be kept out. */
const window = 15 * 60 * 1000
/** Names remembered at most; the oldest are forgotten first. */
const remembered = 100_000

interface Count {
  wrong: number
  readonly until: number
  /** Attempts of which it is not known yet whether they are wrong. */
  readonly open: Set<Promise<unknown>>
}

/** Counts wrong passwords by name: an account, an address, a known device. */
export class Attempts {
  readonly #counts = new Map<string, Count>()

  /**
   * Runs a check of a password, whose result is undefined when it was wrong. `wait` is 0, or the seconds
   * to wait when one of the names has had its share: then nothing was checked. Checks asked for at once
   * wait for each other when all of them could not be allowed to be wrong.
   */
  async run<T>(
    names: readonly string[],
    check: () => Promise<T | undefined>,
  ): Promise<{ wait: number; result?: T }> {
    for (;;) {
      const counts = names.map((name) => this.#current(name))
      const full = counts.filter((count) => count.wrong >= allowed)
      if (full.length > 0) return { wait: secondsUntil(Math.max(...full.map((count) => count.until))) }
      if (counts.every((count) => count.wrong + count.open.size < allowed))
        return { wait: 0, result: await counted(counts, check) }
      await Promise.race(counts.flatMap((count) => [...count.open]))
    }
  }

  #current(name: string): Count {
    const known = this.#counts.get(name)
    if (known && (known.until > Date.now() || known.open.size > 0)) return known
    const count: Count = { wrong: 0, until: Date.now() + window, open: new Set() }
    this.#counts.delete(name)
    this.#counts.set(name, count)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > remembered && oldest !== undefined) this.#counts.delete(oldest)
    return count
  }
}

const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / 1000))

/** A check that fails for another reason than the password counts as none. */
const counted = async <T>(
  counts: readonly Count[],
  check: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const checking = check()
  const open = checking.catch(() => {})
  for (const count of counts) count.open.add(open)
  try {
    const result = await checking
    if (result === undefined) for (const count of counts) count.wrong += 1
    return result
  } finally {
    for (const count of counts) count.open.delete(open)
  }
}
