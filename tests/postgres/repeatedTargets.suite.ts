import { expect, it } from 'vitest'
import { run } from '#server/resources/catalogue/statement.ts'
import { onPostgresOnly } from '../server/db/engines.ts'
import { waitedFor, waitForLock } from '../server/db/waitForLock.ts'
import { person } from '../server/harness.ts'
import { insert, openServer } from '../server/resources/institutions.ts'

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
    await waitForLock(server.database, link)
    met.resolve()
    expect(await other).toEqual([{ id: job }])
    expect((await link).status).toBe(201)
  })

  it('begins again where that row has moved to another institution before it was locked', async () => {
    const server = await openServer(open)
    const job = await insert(server, '/api/v2/job', { name: 'Infirmier', institution: [1, 2] })
    const hour = await insert(server, '/api/v2/specialHour', { name: 'Nuit', idInstitution: 1 })
    const [moved, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const moving = server.database.transaction(async (tx) => {
      // Without its foreign key, which would lock the institution that the other one below holds.
      await run(tx, 'set local session_replication_role = replica')
      await run(tx, 'update "specialHour" set "idInstitution" = 2 where "id" = $1', [hour])
      moved.resolve()
      await read.promise
    })
    await moved.promise
    const locked = await server.database.session(async (other) => {
      await other.exec('begin; select from "institution" where "id" = 2 for update')
      const link = server.call(person(), 'POST', '/api/v2/specialHourHasJob', {
        idSpecialHour: hour,
        idJob: job,
      })
      await waitForLock(server.database, link)
      read.resolve()
      await moving
      await waitedFor(other)
      const { rows } = await other.query('select "id" from "job" where "id" = $1 for update nowait', [job])
      await other.exec('commit')
      return [rows, (await link).status]
    })
    expect(locked).toEqual([[{ id: job }], 201])
  })
})
