import { expect } from 'vitest'
import { until } from '../until.ts'
import type { Client } from './client.ts'
import { type Baseline, readAll } from './ledger.ts'
import { baselineOf, type Person, somePeople, type Told, union, writeOn } from './people.ts'

const WRITERS = 4
/** Writes made before something happens, and after it. */
const ENOUGH = 12

/** People who write all the while, and see to it that everything they were told is so. */
export class Load {
  readonly people: readonly Person[] = somePeople(WRITERS)
  readonly #client: Client
  readonly #baseline: Baseline

  private constructor(client: Client, baseline: Baseline) {
    this.#client = client
    this.#baseline = baseline
  }

  static async on(client: Client): Promise<Load> {
    return new Load(client, await baselineOf(client))
  }

  /** They write before, while and after something happens; then all that they wrote is there, and nothing else. */
  async during(happens: (told: Told) => Promise<void>): Promise<Told> {
    const told: Told = { tryAgain: 0, nothing: 0 }
    let isOver = false
    const writing = Promise.all(
      this.people.map((person) => writeOn(this.#client, person, told, () => isOver)),
    )
    const stop = (error: unknown) => {
      isOver = true
      throw error
    }
    const happened = async () => {
      await this.#enough()
      await happens(told)
      await this.#enough()
      isOver = true
    }
    await Promise.all([writing, happened()].map((part) => part.catch(stop)))
    expect((await readAll(this.#client, this.#baseline)).rows).toEqual(union(this.people))
    return told
  }

  #enough(): Promise<void> {
    const written = () => this.people.reduce((sum, { ledger }) => sum + ledger.done.length, 0)
    const wanted = written() + ENOUGH
    return until(() => expect(written()).toBeGreaterThanOrEqual(wanted))
  }
}
