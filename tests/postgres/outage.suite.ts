import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, type Client, connect, type Sent } from '../durability/client.ts'
import { Load } from '../durability/load.ts'
import { expectReckoned } from '../durability/people.ts'
import { Program } from '../durability/program.ts'
import { postgresStore, type Store } from '../durability/stores.ts'
import { type PostgresServer, startPostgres } from '../postgresServer.ts'
import { until } from '../until.ts'

/** More than a log file, and no whole number of pages: the page that does not fit is written in part. */
const FILE_BYTES = 24 * 1024 * 1024 + 4096

let server: PostgresServer
let store: Store
let program: Program
let client: Client
let load: Load
let address = ''

beforeAll(async () => {
  server = await startPostgres({ fileBytes: FILE_BYTES })
  store = await postgresStore(server.url)
  program = new Program(store.env)
  address = await program.listening()
  client = await connect(address)
  load = await Load.on(client)
})
afterAll(async () => {
  await program?.kill()
  await server?.stop()
})

const search = JSON.stringify({ limit: 3 })
const list = (resource: string): Sent => ({ method: 'POST', path: `/api/v2/${resource}`, body: { search } })
const session: Sent = { method: 'GET', path: '/bff-admin/session' }
const readyz = async () => (await fetch(`${address}/readyz`)).status
const signIn = () => connect(address).then(() => 'signed in', String)
const unavailable = { status: 503, body: { errorCode: 503, details: [] }, retryAfter: expect.any(Number) }

/** Straight to the database, for as long as `use` runs. */
const straight = async <T>(use: (connection: pg.Client) => Promise<T>): Promise<T> => {
  const connection = new pg.Client({ connectionString: store.env.DATABASE_URL })
  await connection.connect()
  return use(connection).finally(() => connection.end())
}

/** Nobody needs to start us anew: the process is the first one, and has no complaint. */
const expectUntouched = async () => {
  expect(program.child.exitCode).toBeNull()
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await readyz()).toBe(200)
  expect(program.err).toBe('')
}

it.each(['in order', 'at once'] as const)('PostgreSQL stops %s and comes back, and so do we', async (how) => {
  const told = await load.during(async (sofar) => {
    const before = sofar.tryAgain
    await server.halt(how)
    await until(async () => expect(await readyz()).toBe(503))
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    for (const sent of [list('job'), session]) expect(await client.send(sent)).toMatchObject(unavailable)
    expect(await signIn()).toContain('"errorCode":503')
    await until(() => expect(sofar.tryAgain).toBeGreaterThan(before))
    await server.start()
    await until(async () => expect(await readyz()).toBe(200))
  })
  expect(told.nothing).toBe(0)
  expect(await signIn()).toBe('signed in')
  await expectUntouched()
})

it('connections are ended, again and again, and replaced', async () => {
  const told = await load.during(async (sofar) => {
    for (let n = 1; n <= 5; n++)
      await until(async () => {
        await straight((connection) =>
          connection.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'pupitre'`,
          ),
        )
        expect(sofar.tryAgain).toBeGreaterThanOrEqual(n)
      })
  })
  expect(told.nothing).toBe(0)
  await expectUntouched()
})

it('a locked table stops what is in it, and neither other lists nor the sign-in', async () => {
  const told = await load.during((sofar) =>
    straight(async (connection) => {
      await connection.query('begin; lock table "schedule" in access exclusive mode')
      const before = sofar.tryAgain
      const stuck = Promise.all(Array.from({ length: 30 }, () => client.send(list('schedule'))))
      for (let n = 0; n < 5; n++) {
        expect(await client.send(list('job'))).toMatchObject({ status: 200 })
        expect(await client.send(session)).toMatchObject({ status: 200 })
        expect(await signIn()).toBe('signed in')
        expect(await readyz()).toBe(200)
      }
      for (const answer of await stuck) expect(answer).toMatchObject(unavailable)
      await until(() => expect(sofar.tryAgain).toBeGreaterThan(before))
      await connection.query('commit')
    }),
  )
  expect(told.nothing).toBe(0)
  await expectUntouched()
})

it('what was written through all this is there, once', async () => {
  const database = await store.open()
  await expectReckoned(database, load.people).finally(() => database.close())
})

/** Fills the audit up to the last page that the disk takes, then what room is left in its pages. */
const fillDisk = (): Promise<void> =>
  straight(async (connection) => {
    for (const [rows, words] of [
      [2_000, 45],
      [5_000, 1],
      [50, 1],
    ]) {
      const text = `(select string_agg(md5(random()::text), '') from generate_series(1, ${words}) where n > 0)`
      const filler = `insert into "audit" ("action", "entity", "row", "before")
        select 'insert', 'filler', n, to_jsonb(${text}) from generate_series(1, ${rows}) n`
      let error: unknown
      while (!error)
        error = await connection.query(filler).then(
          () => undefined,
          (thrown) => thrown,
        )
      expect((error as pg.DatabaseError).code).toBe('53100')
    }
  })

it('a full disk refuses writes whole and says so; reads go on, and with room again the same write is made once', async () => {
  await fillDisk()
  const insert = (n: number): Promise<Answer> =>
    client.send({
      method: 'POST',
      path: '/api/v2/job',
      body: { name: `Full ${n}`, institution: [1] },
      headers: { 'idempotency-key': `full ${n}` },
    })
  const named = async () => {
    const text = { value: 'Full', columns: ['name'] }
    const { body } = await client.send({
      ...list('job'),
      body: { search: JSON.stringify({ limit: 0, text }) },
    })
    return body.count as number
  }
  // What room is left in pages that are there is used up first.
  let written = 0
  let answer = await insert(written)
  for (; answer.status === 201; answer = await insert(written)) written++
  expect(answer).toMatchObject({ status: 507, body: { errorCode: 507 } })
  expect(await named()).toBe(written)
  expect((await client.send(session)).status).toBe(200)
  await straight((connection) =>
    connection.query(
      `set session_replication_role = replica; delete from "audit" where "entity" = 'filler'; reset session_replication_role`,
    ),
  )
  await straight((connection) => connection.query('vacuum "audit"'))
  expect([(await insert(written)).replayed, (await insert(written)).replayed]).toEqual([false, true])
  expect(await named()).toBe(written + 1)
  await expectUntouched()
})
