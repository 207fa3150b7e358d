import { expect, it, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { run } from '#server/resources/catalogue/statement.ts'
import { onPostgresOnly } from '../server/db/engines.ts'
import { person } from '../server/harness.ts'
import { insert, openServer } from '../server/resources/institutions.ts'

const somebodyWaits = async (database: Database): Promise<void> => {
  const { rows } = await database.session((session) =>
    session.query(
      `select count(*)::int as "n" from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`,
    ),
  )
  expect(rows[0]?.n).toBe(1)
}

onPostgresOnly('a row that has its institution from the row it points at', ({ open }) => {
  it('waits for the institution before it locks what comes after it, as every other call does', async () => {
    const server = await openServer(open)
    const job = await insert(server, '/api/v2/job', { name: 'Infirmier', institution: [1] })
    const hour = await insert(server, '/api/v2/specialHour', { name: 'Nuit', idInstitution: 1 })
    const [taken, met] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // Somebody who locks in the order that holds for all: the institution, then the job.
    const other = server.database.transaction(async (tx) => {
      await run(tx, 'select "id" from "institution" where "id" = 1 for update')
      taken.resolve()
      await met.promise
      return run(tx, 'select "id" from "job" where "id" = $1 for update nowait', [job])
    })
    await taken.promise
    const link = server.call(person(), 'POST', '/api/v2/specialHourHasJob', {
      idSpecialHour: hour,
      idJob: job,
    })
    await vi.waitFor(() => somebodyWaits(server.database), { timeout: 2_500 })
    met.resolve()
    expect(await other).toEqual([{ id: job }])
    expect((await link).status).toBe(201)
  })
})
