import { PgBoss } from 'pg-boss'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { queueDatabase } from '#server/work/queueDatabase.ts'
import { listTasks } from '#server/work/tasks.ts'
import { Work, workSchema } from '#server/work/work.ts'
import { forEachEngine } from '../db/engines.ts'

const onError = (error: Error) => {
  throw error
}

/** Looks after the queue's tasks at once, as it does by itself from time to time. */
const lookAfter = async (database: Database) => {
  const backend = database.engine === 'embedded' ? 'pglite' : 'postgres'
  const db = queueDatabase(database)
  const boss = new PgBoss({ db, backend, schema: workSchema, schedule: false, supervise: false })
  await boss.start()
  await boss.supervise('sendMessage')
  await boss.stop({ graceful: false, close: false })
}

forEachEngine('the queue on our database', ({ open }) => {
  it('leaves nothing open of statements that begin a transaction and do not come to its end', async () => {
    const database = await open()
    const queue = queueDatabase(database)
    await queue.executeSql('create table "kept" ("n" int)')
    const broken = 'begin; insert into "kept" values (1); insert into "kept" values (1 / 0); commit'
    await expect(queue.executeSql(broken)).rejects.toThrow()
    for (let nth = 0; nth < 3; nth++)
      expect((await queue.executeSql('select "n" from "kept"')).rows).toEqual([])
  })

  it('says of a task whose process ended what became of it', async () => {
    const database = await open()
    const work = await Work.open(database, { onError, retries: { retryLimit: 0 } })
    await work.enqueue(database.kysely, 'sendMessage', { message: 1 })
    await database.session((session) =>
      session.exec(`update "${workSchema}"."job" set "state" = 'active', "started_on" = now() - interval '1 hour',
        "heartbeat_on" = now() - interval '1 hour' where "name" = 'sendMessage'`),
    )
    await lookAfter(database)
    await work.close()
    const [failed] = await listTasks(database.kysely, 'failed')
    expect(failed).toMatchObject({ name: 'sendMessage', problem: expect.stringMatching(/time/) })
  })
})
