import { expect, it, vi } from 'vitest'
import { catalogue } from '#schemas'
import type { Database } from '#server/db/database.ts'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { lockKeys } from '#server/resources/write/lock/keyLocks.ts'
import { onPostgresOnly } from '../server/db/engines.ts'

const resource = resourcesOf(catalogue).of('schedule')
const keyed = (codes: readonly string[]) => {
  const wanted = codes.map((code, line) => ({
    line,
    institutions: [1],
    submitted: { values: { code }, claimed: {} },
  }))
  return [{ resource, wanted, rows: new Map() }]
}

/** How many locks of keys are held by who waits for another one. */
const heldByWaiting = async (database: Database): Promise<number> => {
  const waiting = `select "pid" from pg_locks where "locktype" = 'advisory' and not "granted"`
  const { rows } = await database.session((session) =>
    session.query(
      `select (select count(*) from (${waiting}) w)::int as "waiting",
        (select count(*) from pg_locks where "locktype" = 'advisory' and "granted" and "pid" in (${waiting}))::int as "held"`,
    ),
  )
  expect(rows[0]?.waiting).toBe(1)
  return Number(rows[0]?.held)
}

onPostgresOnly('two calls that write the same unique values', ({ open }) => {
  it('wait for each other in one order, whatever that of their rows: neither has what the other waits for next', async () => {
    const database = await open()
    const codes = ['first', 'second']
    const held: number[] = []
    for (const code of codes) {
      const [taken, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = database.transaction(async (tx) => {
        await lockKeys(tx, keyed([code]))
        taken.resolve()
        await done.promise
      })
      await taken.promise
      const others = codes.filter((one) => one !== code)
      const waiting = database.transaction((tx) => lockKeys(tx, keyed([...others, code])))
      held.push(await vi.waitFor(() => heldByWaiting(database), { timeout: 2_500 }))
      done.resolve()
      await Promise.all([holding, waiting])
    }
    // Keys are locked in one order: who waits for the first of two holds none, who waits for the second holds the first.
    expect(held.toSorted()).toEqual([0, 1])
  })
})
