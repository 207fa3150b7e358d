import { expect, it } from 'vitest'
import { run } from '#server/resources/catalogue/statement.ts'
import { until } from '#tests/until.ts'
import { onPostgresOnly } from '../server/db/engines.ts'
import { waitedFor } from '../server/db/waitForLock.ts'
import { person, type TestServer } from '../server/harness.ts'
import { insert, morning, openServer } from '../server/resources/institutions.ts'

const provider = person()

/** How many calls wait for a lock. */
const waiting = async ({ database }: TestServer): Promise<number> => {
  const { rows } = await database.session((session) =>
    session.query(`select count(*)::int as "n" from pg_locks l join pg_stat_activity a using ("pid")
      where not l."granted" and a."datname" = current_database()`),
  )
  return Number(rows[0]?.n)
}

// The embedded engine has one transaction at a time: what a call has found is there until it has written.
onPostgresOnly('a call that has found something other than what is there once its turn comes', ({ open }) => {
  it('changes the row that another call has made of the same key in between', async () => {
    const server = await openServer(open)
    const held = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const holding = server.database.transaction(async (tx) => {
      await run(tx, 'select from "institution" where "id" = 3 for update')
      taken.resolve()
      await held.promise
    })
    await taken.promise
    const first = server.call(provider, 'POST', '/api/v2/schedule', { ...morning, institution: [3] })
    await until(async () => expect(await waiting(server)).toBe(1))
    const second = server.call(provider, 'POST', '/api/v2/schedule/upsert-batch', {
      batch: [{ ...morning, endAt: '15:30' }],
      IDInstitution: 3,
    })
    await until(async () => expect(await waiting(server)).toBe(2))
    held.resolve()
    await holding
    const { id } = (await first).body.data
    const { status, body } = await second
    expect([status, body.data]).toEqual([200, [expect.objectContaining({ id, outcome: 'updated' })]])
  })

  it('changes a row as it is where the others that shared it have given it up', async () => {
    const server = await openServer(open)
    const pole = await insert(server, '/api/v2/pole', { name: 'Urgences', institution: [1, 2] })
    const change = () =>
      server.call(provider, 'PUT', `/api/v2/pole/${pole}?institutions=1`, { name: 'Accueil' })
    const answer = await server.database.session(async (other) => {
      await other.exec(`begin; select from "pole" where "id" = ${pole} for update`)
      const asked = change()
      await waitedFor(other)
      await other.exec(
        `delete from "institutionHasPole" where "pole" = ${pole} and "institution" = 2; commit`,
      )
      return asked
    })
    expect([answer.status, answer.body.data]).toEqual([
      200,
      expect.objectContaining({ id: pole, name: 'Accueil' }),
    ])
  })
  it('leaves a row as it is in an institution that has taken it up in between, unless it is named', async () => {
    const server = await openServer(open)
    const id = await insert(server, '/api/v2/schedule', { ...morning, institution: [1] })
    const answer = await server.database.session(async (other) => {
      await other.exec(`begin; update "schedule" set "version" = "version" + 1 where "id" = ${id};
        insert into "institutionHasSchedule" ("schedule", "institution", "scheduleUniqueKey1") values (${id}, 2, 'm1')`)
      const asked = server.call(provider, 'PUT', `/api/v2/schedule/${id}?institutions=1`, { endAt: '15:15' })
      await waitedFor(other)
      await other.exec('commit')
      return asked
    })
    expect([answer.status, answer.body.data?.institution], answer.text).toEqual([200, [1]])
    const { data } = (await server.list(provider, '/api/v2/schedule', { query: { id } })).body
    expect(data).toMatchObject([{ endAt: morning.endAt, institution: [2] }])
  })
})
