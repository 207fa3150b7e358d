import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, connect, type Sent } from '../durability/client.ts'
import { Program } from '../durability/program.ts'
import { postgresStore, type Store } from '../durability/stores.ts'
import { until } from '../until.ts'
import { sharedServer } from './server.ts'

const LINES = 20

let store: Store
let surviving: Program
let client: Client
let other: pg.Client

beforeAll(async () => {
  store = await postgresStore(sharedServer())
  surviving = new Program(store.env)
  client = await connect(await surviving.listening())
  other = new pg.Client({ connectionString: store.env.DATABASE_URL })
  await other.connect()
})
afterAll(async () => {
  await other?.end()
  await surviving?.kill()
  await store?.drop()
})

/** Rows of a batch, its answer kept, and its audit. */
const traces = async (who: string): Promise<unknown> => {
  const { rows } = await other.query(
    `select (select count(*)::int from "schedule" where "code" like $1 || ' %') as "rows",
      (select count(*)::int from "institutionHasSchedule" l join "schedule" s on s."id" = l."schedule" where s."code" like $1 || ' %') as "links",
      (select count(*)::int from "audit" where "after"->>'code' like $1 || ' %') as "audit",
      (select count(*)::int from "idempotency" where "key" = $1) as "keys"`,
    [who],
  )
  return rows[0]
}

/** Where a batch stands when its server dies: at a table that somebody has locked. */
it.each(['institutionHasSchedule', 'audit'])(
  'a server dies in the middle of a batch, at %s; the other makes it whole, once',
  async (table) => {
    const dying = new Program(store.env)
    const address = await dying.listening()
    const who = `dying at ${table}`
    const batch: Sent = {
      method: 'POST',
      path: '/api/v2/schedule/upsert-batch',
      body: {
        IDInstitution: 1,
        batch: Array.from({ length: LINES }, (_, n) => ({
          code: `${who} ${n}`,
          beginAt: '07:00',
          endAt: '15:00',
          break: '00:30',
        })),
      },
      headers: { 'idempotency-key': who },
    }
    const waiting = async () => {
      // Not pg_stat_activity: inside a transaction it knows only who was connected when it was first read.
      const { rows } = await other.query(
        `select count(*)::int as "n" from pg_locks where not granted and relation = $1::regclass`,
        [`"${table}"`],
      )
      expect(rows).toEqual([{ n: 1 }])
    }
    await other.query(`begin; lock table "${table}" in share mode`)
    const unanswered = client
      .at(address)
      .send(batch)
      .then(
        () => 'answered',
        () => 'cut off',
      )
    await until(waiting)
    await dying.kill()
    expect(await unanswered).toBe('cut off')
    // The dead one's transaction is there until PostgreSQL hears of it: meanwhile the same key has to wait.
    const early = await client.send(batch)
    expect(early).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
    expect(await client.send({ method: 'GET', path: '/bff-admin/session' })).toMatchObject({ status: 200 })
    expect(await traces(who)).toEqual({ rows: 0, links: 0, audit: 0, keys: 0 })
    await other.query('commit')
    const made = await until(async () => {
      const answer = await client.send(batch)
      expect(answer.status).toBe(200)
      return answer
    })
    expect([made.replayed, made.body.count]).toEqual([false, LINES])
    const again = await client.send(batch)
    expect([again.replayed, again.body]).toEqual([true, made.body])
    expect(await traces(who)).toEqual({ rows: LINES, links: LINES, audit: LINES, keys: 1 })
  },
)
