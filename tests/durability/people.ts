import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { randomFrom } from '../../generators/demo/random.ts'
import { seed } from '../server/seed.ts'
import type { Client } from './client.ts'
import { auditOf, keptAnswers, orphans } from './inspection.ts'
import { type Baseline, book, type Ledger, learn, newLedger } from './ledger.ts'
import { type Row, writer } from './writes.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = Math.floor(Date.now() / DAY_MS + 30) * DAY_MS
const PAUSE_MS = 50

/** Somebody who writes, and what they know of their rows. */
export interface Person {
  readonly ledger: Ledger
  readonly next: ReturnType<typeof writer>
}

export const somePeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, n) => ({
    ledger: newLedger(),
    next: writer(String(n), randomFrom(seed + n + 1), FIRST_DAY + n * 30 * DAY_MS),
  }))

/** Every row that there must be. */
export const union = (people: readonly Person[]): ReadonlyMap<string, Row> =>
  new Map(people.flatMap(({ ledger }) => [...ledger.rows]))

/** Ids of the rows that were there before anybody wrote. */
export const baselineOf = async (client: Client): Promise<Baseline> => {
  const lastOf = async (resource: string) => (await client.rows(resource, 0)).at(-1)?.id ?? 0
  return { schedule: await lastOf('schedule'), mission: await lastOf('mission') }
}

/** How often people were told to try again, and how often they got no answer at all. */
export interface Told {
  tryAgain: number
  nothing: number
}

/**
 * Writes on and on. As a browser's user, who is told 503 or nothing sends the same again, with the same key, until it is
 * done; any other refusal fails the test.
 */
export const writeOn = async (
  client: Client,
  { ledger, next }: Person,
  told: Told,
  isOver: () => boolean,
) => {
  while (!isOver()) {
    const sent = next(ledger)
    for (;;) {
      const answer = await client.send(sent).catch(() => undefined)
      if (answer && answer.status < 300) {
        learn(ledger, sent, answer)
        book(ledger, sent)
        break
      }
      if (answer) {
        expect([sent.path, answer.status], JSON.stringify(answer.body)).toEqual([sent.path, 503])
        expect([answer.body.errorCode, answer.retryAfter]).toEqual([503, expect.any(Number)])
      }
      told[answer ? 'tryAgain' : 'nothing']++
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Nothing is halved, and every write that was answered was made and recorded once, with its answer kept. */
export const expectReckoned = async (database: Database, people: readonly Person[]): Promise<void> => {
  const done = people.flatMap(({ ledger }) => ledger.done)
  expect(await orphans(database)).toEqual({ linksToNothing: 0, schedulesOfNobody: 0, keysOfTheRemoved: 0 })
  expect(await keptAnswers(database)).toEqual(done.map(({ key }) => key).sort())
  expect(await auditOf(database)).toEqual(done.flatMap(({ audit }) => audit).sort())
}
