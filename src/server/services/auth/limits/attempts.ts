import pLimit from 'p-limit'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../../db/database.ts'
import { HttpProblem } from '../../../errors.ts'
import type { Executor } from '../../../resources/catalogue/statement.ts'
import type { Allowance } from './allowances.ts'
import { counterOf, gateOf, secondsOf } from './limiter.ts'

/** Who or what attempts are counted for. `key` is none that tells a secret: it stands in the database. */
export interface Name {
  readonly allowance: Allowance
  readonly key: string
  /** Called in the transaction in which a wait begins. */
  readonly onWait?: (tx: Executor) => Promise<void>
}

export interface Refusal {
  readonly by: Allowance
  /** At least 1. */
  readonly seconds: number
}

/** What came of an attempt: it was refused and nothing was checked, or the check's result, undefined when the password was wrong. */
export type Attempt<T> =
  | { readonly refusal: Refusal; readonly result?: undefined }
  | { readonly refusal?: undefined; readonly result: T | undefined }

/**
 * Passwords checked at once by one process. An attempt counts as wrong until it is known to be right, so few at a time
 * leave room for the many who sign in rightly from one address in one minute.
 */
const atOnce = 8
/** Attempts that wait for their turn, at most: more than a large house has people who come in one minute. */
const waiting = 500

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super()
    this.refusal = refusal
  }
}

const refusalOf = (by: Allowance, rejected: RateLimiterRes): Refusal => ({
  by,
  seconds: secondsOf(rejected),
})

/** Counts wrong passwords for all processes. Without the database nothing is checked. */
export class Attempts {
  readonly #database: Database
  readonly #turn = pLimit(atOnce)

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Runs a check of a password, counted for each of the names. Throws what the check and the database throw: then it counts for none.
   * @throws HttpProblem 503 where too many wait already
   */
  async run<T>(names: readonly Name[], check: () => Promise<T | undefined>): Promise<Attempt<T>> {
    if (this.#turn.pendingCount >= waiting) throw new HttpProblem(503)
    return this.#turn(async () => {
      const refusal = await this.#waiting(names)
      if (refusal) return { refusal }
      try {
        const begun = await this.#admit(names)
        return { result: await this.#settled(names, begun, check) }
      } catch (error) {
        if (error instanceof Refused) return { refusal: error.refusal }
        throw error
      }
    })
  }

  /** The longest wait of the names; looking costs nothing but reading. */
  async #waiting(names: readonly Name[]): Promise<Refusal | undefined> {
    const found = await Promise.all(
      names.map(async ({ allowance, key }) => {
        const gate = await gateOf(this.#database.kysely, allowance).get(key)
        return gate ? [refusalOf(allowance, gate)] : []
      }),
    )
    return found.flat().toSorted((a, b) => b.seconds - a.seconds)[0]
  }

  /**
   * Counts the attempt as wrong, and closes the gates that it passes as the last for a while. Attempts at the same time
   * are counted one after the other, and one too many is undone whole. Gives the waits begun. @throws Refused
   */
  #admit(names: readonly Name[]): Promise<ReadonlyMap<Name, number>> {
    return this.#database.transaction(async (tx) => {
      const begun = new Map<Name, number>()
      for (const name of names) {
        const { allowance, key } = name
        const { consumedPoints } = await counterOf(tx, allowance).penalty(key)
        if (consumedPoints < allowance.free) continue
        const customDuration = allowance.wait(consumedPoints - allowance.free)
        await gateOf(tx, allowance)
          .consume(key, 1, { customDuration })
          .catch((rejected: unknown) => {
            throw rejected instanceof RateLimiterRes ? new Refused(refusalOf(allowance, rejected)) : rejected
          })
        begun.set(name, customDuration)
      }
      return begun
    })
  }

  async #settled<T>(
    names: readonly Name[],
    begun: ReadonlyMap<Name, number>,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const result = await check().catch(async (error: unknown) => {
      // What kept the check from its answer says more than what keeps this from being written.
      await this.#undo(names, begun, false).catch(() => {})
      throw error
    })
    if (result !== undefined) await this.#undo(names, begun, true)
    else if (begun.size > 0) await this.#wait(begun)
    return result
  }

  /** The waits begin anew, now that the password is known to be wrong. */
  #wait(begun: ReadonlyMap<Name, number>): Promise<void> {
    return this.#database.transaction(async (tx) => {
      for (const [{ allowance, key, onWait }, seconds] of begun) {
        await gateOf(tx, allowance).block(key, seconds)
        await onWait?.(tx)
      }
    })
  }

  #undo(names: readonly Name[], begun: ReadonlyMap<Name, number>, isRight: boolean): Promise<void> {
    return this.#database.transaction(async (tx) => {
      for (const name of names) {
        const { allowance, key } = name
        if (isRight && allowance.forgives) await counterOf(tx, allowance).delete(key)
        else await counterOf(tx, allowance).reward(key)
        if (begun.has(name)) await gateOf(tx, allowance).delete(key)
      }
    })
  }
}
