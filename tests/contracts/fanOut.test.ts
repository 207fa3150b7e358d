import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createSave } from '#engine/save/createSave.ts'
import type { SaveEffect } from '#engine/save/events.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { planLines } from '#engine/save/planLines.ts'
import type { Write } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'
import { problemOf } from '#renderer/gateway.ts'
import type { Database } from '#server/db/database.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '#tests/server/db/engines.ts'
import { buildTestServer, person, type TestServer } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'

// T23: a creation that is written in several places fails in some of them: told exactly, and made good by trying again.
type Fault = 'conflict' | 'server' | 'timeout' | 'reset' | 'lostAnswer'
const faults: readonly Fault[] = ['conflict', 'server', 'timeout', 'reset', 'lostAnswer']

const statusOf: Readonly<Record<Fault, number>> = {
  conflict: 409,
  server: 500,
  timeout: 520,
  reset: 520,
  lostAnswer: 520,
}
const thrown = (fault: Fault): unknown =>
  fault === 'reset' || fault === 'timeout' || fault === 'lostAnswer'
    ? Object.assign(new Error(fault), { code: 520, status: 520, details: [] })
    : Object.assign(new Error(fault), { code: statusOf[fault], status: statusOf[fault], details: [] })

/** Every way in which some of N fail: bit i of the number is cell i. */
const subsets = (of: number): number[] => Array.from({ length: 2 ** of }, (_, bits) => bits)
const isIn = (bits: number, i: number): boolean => (bits & (1 << i)) !== 0

const shelf = libraries.entities.get('shelf')
if (!shelf) throw new Error('no shelf')

type Sent = SaveEffect & { readonly do: 'write' }

/** What a form does: each round writes what is not written yet, with keys of their own. */
const form = (id: string, writes: readonly Write[], write: (sent: Sent) => Promise<WireRow>) => {
  let outcome: SaveOutcome | undefined
  const save = createSave(
    { id, atOnce: 4 },
    {
      problemOf,
      plan: () => writes,
      write: async (sent) => [await write(sent)],
      tell: (told) => {
        outcome = told
      },
    },
  )
  return async (): Promise<readonly (readonly [string, number])[]> => {
    await save.send({ is: 'submitted' })
    const { entries } = save.state.getState()
    const failed = writes.flatMap(({ name }) => {
      const { is, problem } = entries.get(name) ?? {}
      return is === 'failed' && problem ? [[name, problem.status] as const] : []
    })
    expect(outcome?.failures.map(({ institution }) => `1-${institution}`)).toEqual(
      failed.map(([name]) => name),
    )
    return failed
  }
}

forEachEngine('a creation over several institutions', ({ open }) => {
  let starting: Promise<{ database: Database; server: TestServer }> | undefined
  let rounds = 0
  const start = async () => {
    const database = await open()
    return { database, server: await buildTestServer({ database, catalogue: libraries }) }
  }
  afterAll(async () => (await starting)?.server.close())

  const INSTITUTIONS = 10
  const started = async () => {
    starting ??= start().then(async (made) => {
      const names = Array.from({ length: INSTITUTIONS }, (_, i) => `('Library ${i}')`)
      await made.database.session((s) => s.exec(`insert into "library" ("name") values ${names.join(', ')}`))
      return made
    })
    return starting
  }

  /** One creation in which the cells of `failing` fail first as told, then try again until all is written. */
  const create = async (size: number, failing: number, how: (i: number) => Fault) => {
    const { server, database } = await started()
    const round = rounds++
    const institutions = Array.from({ length: size }, (_, i) => i + 1)
    const writes = planLines(shelf, [{ lineId: 1, row: { name: `Shelf ${round}`, key: 'k' } }], institutions)
    const asked: string[] = []
    let attempt = 0
    const run = form(`round ${round}`, writes, async ({ name, change, key }) => {
      const i = writes.findIndex((one) => one.name === name)
      asked.push(name)
      const fault = attempt === 0 && isIn(failing, i) ? how(i) : undefined
      if (fault && fault !== 'lostAnswer') throw thrown(fault)
      const body = change.do === 'insert' ? change.body : {}
      const answer = await server.call(person(), 'POST', '/api/v2/shelf', body, { 'idempotency-key': key })
      if (fault) throw thrown(fault)
      if (answer.status !== 201) throw { code: answer.body.errorCode, status: answer.status, details: [] }
      return answer.body.data as WireRow
    })
    const first = await run()
    const failed = writes.flatMap(({ name }, i) => (isIn(failing, i) ? [[name, statusOf[how(i)]]] : []))
    expect(first).toEqual(failed)
    expect(asked.toSorted()).toEqual(writes.map(({ name }) => name).toSorted())
    attempt = 1
    asked.length = 0
    const second = await run()
    expect(second).toEqual([])
    expect(asked.toSorted()).toEqual(failed.map(([name]) => name).toSorted())
    const { rows } = await database.session((s) =>
      s.query(`select "library", "name", "version" from "shelf" where "name" = 'Shelf ${round}' order by 1`),
    )
    expect(rows).toEqual(institutions.map((library) => ({ library, name: `Shelf ${round}`, version: 1 })))
    return { round }
  }

  it('of six: each set of failures is told exactly, and made good [console 1.3]', {
    timeout: 300_000,
  }, async () => {
    for (const failing of subsets(6))
      await create(6, failing, (i) => faults[(i + failing) % faults.length] as Fault)
  })

  it('of ten: any set of failures, each of any sort', { timeout: 300_000 }, async () => {
    const any = fc.tuple(
      fc.integer({ min: 0, max: 2 ** INSTITUTIONS - 1 }),
      fc.array(fc.constantFrom(...faults), { minLength: INSTITUTIONS, maxLength: INSTITUTIONS }),
    )
    const property = fc.asyncProperty(any, async ([failing, how]) => {
      await create(INSTITUTIONS, failing, (i) => how[i] as Fault)
    })
    await fc.assert(property, { seed, numRuns: runsOf(100), endOnFailure: true })
  })

  it('is recorded once a row, whatever failed on the way', async () => {
    const { database } = await started()
    const { rows } = await database.session((s) =>
      s.query(
        `select count(*)::int as "rows", (select count(*)::int from "audit" where "action" = 'insert') as "records" from "shelf"`,
      ),
    )
    expect(rows[0]?.records).toBe(rows[0]?.rows)
  })
})

describe('writes of a save', () => {
  /** Against a store that remembers keys, as the server does; each cell fails as many times as told. */
  const simulate = async (
    size: number,
    timesOf: (i: number) => number,
    concurrency: number,
    lost = false,
  ) => {
    const store = new Map<string, number>()
    const left = Array.from({ length: size }, (_, i) => timesOf(i))
    const calls: string[] = []
    const save = createSave(
      { id: 'save', atOnce: concurrency },
      {
        problemOf,
        plan: () => left.map((_, i) => ({ name: `${i}`, lines: [i], change: { do: 'insert', body: { i } } })),
        write: async ({ name, key }) => {
          const input = Number(name)
          calls.push(name)
          await Promise.resolve()
          const fails = (left[input] ?? 0) > 0
          if (fails) left[input] = (left[input] ?? 0) - 1
          if (!fails || lost) store.set(key, input)
          if (fails) throw new Error(name)
          return [{ id: input, version: 1 }]
        },
      },
    )
    const rounds: string[][] = []
    do {
      calls.length = 0
      await save.send({ is: 'submitted' })
      rounds.push(calls.toSorted())
    } while (save.state.getState().phase !== 'done')
    return { rounds, store }
  }
  const names = (of: number, when: (i: number) => boolean) =>
    Array.from({ length: of }, (_, i) => i)
      .filter(when)
      .map(String)
      .toSorted()

  it.each([1, 4])('are tried again only where they failed, %i at once', async (concurrency) => {
    const all = await simulate(6, () => 0, concurrency)
    for (const failing of subsets(6)) {
      const { rounds, store } = await simulate(6, (i) => (isIn(failing, i) ? 1 : 0), concurrency)
      expect(rounds[0]).toEqual(names(6, () => true))
      expect(rounds[1] ?? []).toEqual(names(6, (i) => isIn(failing, i)))
      expect([...store].sort()).toEqual([...all.store].sort())
    }
  })

  it('end as if nothing had failed, however often and however many do', async () => {
    const failures = fc.array(fc.nat(3), { minLength: 10, maxLength: 10 })
    const property = fc.asyncProperty(
      failures,
      fc.integer({ min: 1, max: 10 }),
      fc.boolean(),
      async (times, at, lost) => {
        const { rounds, store } = await simulate(10, (i) => times[i] ?? 0, at, lost)
        expect(rounds).toHaveLength(Math.max(...times) + 1)
        for (const [round, tried] of rounds.entries())
          expect(tried).toEqual(names(10, (i) => round === 0 || (times[i] ?? 0) >= round))
        expect(store.size).toBe(10)
      },
    )
    await fc.assert(property, { seed, numRuns: runsOf(500) })
  })
})
