import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createFanOut } from '#engine/fanOut.ts'
import { type Cell, createKeys, type Outcome, planCells, runCells } from '#renderer/form/fanOut.ts'
import type { WireRow } from '#renderer/gateway.ts'
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

/** What a form does: writes what is not written yet, with keys of their own. */
const form = (cells: readonly Cell[], write: (cell: Cell, key: string) => Promise<WireRow>) => {
  const keyOf = createKeys()
  const written = new Set<string>()
  return async (): Promise<readonly Outcome[]> => {
    const left = cells.filter(({ name }) => !written.has(name))
    const outcomes = await runCells(left, (cell) => write(cell, keyOf(cell.name, cell.body)))
    for (const outcome of outcomes) if ('row' in outcome) written.add(outcome.cell.name)
    return outcomes
  }
}

const reported = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((outcome) =>
    'problem' in outcome ? [[outcome.cell.name, outcome.problem.status] as const] : [],
  )

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
    const cells = planCells(shelf, [{ lineId: 1, row: { name: `Shelf ${round}`, key: 'k' } }], institutions)
    const asked: string[] = []
    let attempt = 0
    const run = form(cells, async (cell, key) => {
      const i = cells.indexOf(cell)
      asked.push(cell.name)
      const fault = attempt === 0 && isIn(failing, i) ? how(i) : undefined
      if (fault && fault !== 'lostAnswer') throw thrown(fault)
      const answer = await server.call(person(), 'POST', '/api/v2/shelf', cell.body, {
        'idempotency-key': `${round} ${key}`,
      })
      if (fault) throw thrown(fault)
      if (answer.status !== 201) throw { code: answer.body.errorCode, status: answer.status, details: [] }
      return answer.body.data as WireRow
    })
    const first = await run()
    const failed = cells.flatMap(({ name }, i) => (isIn(failing, i) ? [[name, statusOf[how(i)]]] : []))
    expect(reported(first)).toEqual(failed)
    expect(asked.toSorted()).toEqual(cells.map(({ name }) => name).toSorted())
    attempt = 1
    asked.length = 0
    const second = await run()
    expect(reported(second)).toEqual([])
    expect(asked.toSorted()).toEqual(failed.map(([name]) => name).toSorted())
    const { rows } = await database.session((s) =>
      s.query(`select "library", "name", "version" from "shelf" where "name" = 'Shelf ${round}' order by 1`),
    )
    expect(rows).toEqual(institutions.map((library) => ({ library, name: `Shelf ${round}`, version: 1 })))
    return { round }
  }

  it('of six: each set of failures is told exactly, and made good', { timeout: 300_000 }, async () => {
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

describe('cells of a fan-out', () => {
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
    const fanOut = createFanOut<number, number>({
      cells: left.map((_, i) => ({ id: `${i}`, input: i, key: `key ${i}` })),
      concurrency,
      run: async ({ id, input, key }) => {
        calls.push(id)
        await Promise.resolve()
        const fails = (left[input] ?? 0) > 0
        if (fails) left[input] = (left[input] ?? 0) - 1
        if (!fails || lost) store.set(key, input)
        if (fails) throw new Error(id)
        return input
      },
    })
    const rounds: string[][] = []
    do {
      calls.length = 0
      await fanOut.run()
      rounds.push(calls.toSorted())
    } while (fanOut.outcomes().some(({ outcome }) => outcome.state !== 'done'))
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
