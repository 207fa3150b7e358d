import { afterAll, beforeAll, expect, it } from 'vitest'
import { described } from '#schemas/described/described.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { listTasks, stateOf } from '#server/work/tasks.ts'
import { Work } from '#server/work/work.ts'
import { openInMemory } from '#tests/server/db/engines.ts'
import { migrations } from '#tests/server/testServer.ts'
import { until } from '../../until.ts'
import { drawn, seen, watch } from './watchMoves.ts'

let database: Database
let work: Work
beforeAll(async () => {
  database = await openInMemory()
  await migrate(database, migrations)
  const retries = { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 }
  work = await Work.open(database, { pollSeconds: 0.5, retries, onError: () => {} })
  await watch(database, '"work"."job"', 'state')
})
afterAll(async () => {
  await work.close()
  await database.close()
})

it('a task runs and is done, stumbles and runs again, or gives up until somebody asks', async () => {
  let isBroken = true
  await work.begin({
    sendMessage: async () => {
      if (isBroken) throw new Error('the other server is away')
    },
    offerNewPassword: async () => {},
    makePayrollFile: async () => {},
  })
  const inState = (state: 'done' | 'failed') =>
    until(async () => {
      const [task] = await listTasks(database.kysely, state)
      if (!task) throw new RangeError(`no task is ${state}`)
      return task
    })
  await database.transaction((tx) => work.enqueue(tx, 'sendMessage', { message: 1 }))
  const { id } = await inState('failed')
  isBroken = false
  await database.transaction((tx) => work.retry(tx, 'sendMessage', id))
  expect((await inState('done')).id).toBe(id)
  expect(await seen(database, '"work"."job"', stateOf)).toEqual(drawn(described.lifecycles.task))
})
