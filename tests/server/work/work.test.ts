import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { listTasks } from '#server/work/tasks.ts'
import { type Handlers, Work } from '#server/work/work.ts'
import { until } from '../../until.ts'
import { forEachEngine } from '../db/engines.ts'
import { migrations } from '../testServer.ts'

const quick = { pollSeconds: 0.5, retries: { retryLimit: 2, retryDelay: 1, retryDelayMax: 1 } }
const errors: Error[] = []
const openWork = (database: Database) =>
  Work.open(database, { ...quick, onError: (error) => errors.push(error) })

/** Handlers that note what they are given, after what a test wants to happen first. */
const noting = (done: number[], first: (message: number) => void = () => {}): Handlers => ({
  sendMessage: async ({ message }) => {
    first(message)
    done.push(message)
  },
  offerNewPassword: async () => {},
  makePayrollFile: async () => {},
})

forEachEngine('work after requests', ({ open, openAgain, engine }) => {
  let database: Database
  let work: Work
  beforeAll(async () => {
    database = await open()
    await migrate(database, migrations)
    work = await openWork(database)
  })
  afterAll(async () => {
    await work.close()
  })

  it('is done without a pause while there is more of it', async () => {
    const patient = await Work.open(database, {
      ...quick,
      pollSeconds: 120,
      onError: (error) => errors.push(error),
    })
    const done: number[] = []
    await database.transaction(async (tx) => {
      for (let message = 1; message <= 5; message++) await patient.enqueue(tx, 'sendMessage', { message })
    })
    expect((await listTasks(database.kysely, 'waiting')).map(({ tries }) => tries)).toEqual(Array(5).fill(0))
    await patient.begin(noting(done))
    await until(() => expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]))
    await patient.close()
    await sql`delete from "work"."job"`.execute(database.kysely)
  })

  it('is done once it is committed, forgotten when it is rolled back, and tried again when it fails', async () => {
    const done: number[] = []
    const failing = new Set([2])
    await work.begin(
      noting(done, (message) => {
        if (failing.delete(message)) throw new Error('the first time fails')
      }),
    )
    await database.transaction((tx) => work.enqueue(tx, 'sendMessage', { message: 1 }))
    const undone = database.transaction(async (tx) => {
      await work.enqueue(tx, 'sendMessage', { message: 99 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await database.transaction((tx) => work.enqueue(tx, 'sendMessage', { message: 2 }))
    await until(() => expect([...done].sort()).toEqual([1, 2]))
    await until(async () => {
      const tasks = await listTasks(database.kysely, 'done')
      expect(tasks.map(({ tries }) => tries).sort()).toEqual([1, 2])
      expect(tasks.map(({ problem }) => problem)).toEqual([null, null])
    })
    // Its message is kept; where it came from is told to the log alone.
    expect(errors.map(({ message, cause }) => [message, (cause as Error).message])).toEqual([
      [expect.stringMatching(/^sendMessage [-\w]+ has failed$/), 'the first time fails'],
    ])
  })

  it('that keeps failing says why, and can be tried again by hand [house 3]', async () => {
    await work.close()
    work = await openWork(database)
    const done: number[] = []
    let broken = true
    await work.begin(
      noting(done, () => {
        if (broken) throw new Error('the other server is away')
      }),
    )
    await work.enqueue(database.kysely, 'sendMessage', { message: 7 })
    await until(async () => {
      const [failed] = await listTasks(database.kysely, 'failed')
      expect(failed).toMatchObject({ name: 'sendMessage', tries: 3, problem: 'the other server is away' })
    })
    broken = false
    const [failed] = await listTasks(database.kysely, 'failed')
    for (let times = 0; times < 2; times++)
      await database.transaction((tx) => work.retry(tx, 'sendMessage', failed?.id ?? ''))
    await until(() => expect(done).toEqual([7]))
  })

  it('does not count as a write of anybody: nothing that is kept in memory is forgotten for it', async () => {
    const before = database.written
    await sql`select 1`.execute(database.kysely)
    await listTasks(database.kysely)
    await until(async () => expect((await listTasks(database.kysely, 'waiting')).length).toBe(0))
    expect(database.written).toBe(before)
  })

  // The embedded engine serves one process.
  if (engine === 'postgres')
    it('is done once, however many processes work', async () => {
      await work.close()
      const done: number[] = []
      const both = [await openWork(database), await openWork(await openAgain())]
      for (const one of both) await one.begin(noting(done))
      await database.transaction(async (tx) => {
        for (let message = 100; message < 140; message++)
          await both[0]?.enqueue(tx, 'sendMessage', { message })
      })
      await until(() => expect(done.length).toBeGreaterThanOrEqual(40))
      for (const one of both) await one.close()
      expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => 100 + i))
      work = await openWork(database)
    })
})
