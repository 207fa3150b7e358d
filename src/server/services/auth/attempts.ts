/** Wrong passwords per account and per address before the next must wait. */
const allowed = 10
/** Length of the window, in milliseconds: also the longest anybody can be kept out. */
const window = 15 * 60 * 1000
/** Names remembered at most; the oldest are forgotten first. */
const remembered = 100_000

interface Count {
  wrong: number
  until: number
}

/**
 * Counts wrong passwords by name (an account, an address, a known device). An attempt is counted
 * before the password is looked at, so that attempts made at once are counted one by one.
 */
export class Attempts {
  readonly #counts = new Map<string, Count>()

  /** Counts one attempt under each name. Gives the seconds to wait when one of them has had its share, else 0. */
  take(names: readonly string[], now = Date.now()): number {
    const counts = names.map((name) => this.#current(name, now))
    const full = counts.filter((count) => count.wrong >= allowed)
    if (full.length > 0) return Math.ceil(Math.max(...full.map((count) => count.until - now)) / 1000)
    for (const count of counts) count.wrong += 1
    return 0
  }

  /** The password was right: the attempt is given back. */
  giveBack(names: readonly string[]): void {
    for (const name of names) {
      const count = this.#counts.get(name)
      if (count) count.wrong = Math.max(0, count.wrong - 1)
    }
  }

  #current(name: string, now: number): Count {
    const known = this.#counts.get(name)
    if (known && known.until > now) return known
    const count = { wrong: 0, until: now + window }
    this.#counts.delete(name)
    this.#counts.set(name, count)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > remembered && oldest !== undefined) this.#counts.delete(oldest)
    return count
  }
}
