import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { demoAccounts, demoPassword } from '#server/admin/demoAccounts.ts'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { vaultOf } from '#server/secrets/vault.ts'
import { type Client, connect } from '../durability/client.ts'
import { readAll } from '../durability/ledger.ts'
import { baselineOf, expectReckoned, somePeople, union, writeOn } from '../durability/people.ts'
import { Program } from '../durability/program.ts'
import { postgresStore, type Store } from '../durability/stores.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import { testSecretKey } from '../server/harness.ts'
import { RoundRobin } from './roundRobin.ts'
import { sharedServer } from './server.ts'

interface Way {
  readonly url: string
  stop(): Promise<void>
}

const direct = 'PostgreSQL itself'
const ways: Readonly<Record<string, (url: string) => Promise<Way>>> = {
  [direct]: async (url) => ({ url, stop: async () => {} }),
  'PgBouncer in transaction mode': (url) => startPgBouncer(url),
}
const RACERS = 20
const WRITES = 60
/** Longest that a server may take to hear of what another has taken away, and how old its counts may be, in milliseconds. */
const [SESSION_AGE, COUNT_AGE] = [1_000, 10_000]

describe.each(Object.entries(ways))('two servers behind one address, on %s', (called, open) => {
  let store: Store
  let way: Way
  let balance: RoundRobin
  const programs: Program[] = []
  let [first, second] = ['', '']
  let client: Client

  beforeAll(async () => {
    store = await postgresStore(sharedServer())
    way = await open(store.env.DATABASE_URL ?? '')
    const env = { ...store.env, DATABASE_URL: way.url }
    const start = async () => {
      const program = new Program(env)
      programs.push(program)
      return program.listening()
    }
    first = await start()
    second = await start()
    balance = await RoundRobin.over([first, second])
    client = await connect(balance.address)
  })
  afterAll(async () => {
    await balance?.stop()
    await Promise.all(programs.map((program) => program.kill()))
    await way?.stop()
    await store?.drop()
  })

  const session = (of: Client) => of.send({ method: 'GET', path: '/bff-admin/session' })
  const insertJob = (of: Client, name: string, key?: string) =>
    of.send({
      method: 'POST',
      path: '/api/v2/job',
      body: { name, institution: [1] },
      headers: key ? { 'idempotency-key': key } : {},
    })
  /** Asks until the session is over; whoever asks once the other has had time to hear of it must be told so. */
  const expectOver = async (of: Client) => {
    const since = Date.now()
    for (;;) {
      const asked = Date.now() - since
      const { status } = await session(of)
      if (status === 440) return
      expect([status, asked < SESSION_AGE]).toEqual([200, true])
    }
  }

  it('a session opened on one holds on the other', async () => {
    const before = [...balance.turns]
    for (let n = 0; n < 6; n++) expect((await session(client)).status).toBe(200)
    expect(balance.turns.map((turns, i) => turns - before[i]!)).toEqual([3, 3])
  })

  it('signing out on one is heard of by the other within a second', async () => {
    const leaving = await connect(first)
    expect((await session(leaving.at(second))).status).toBe(200)
    const left = await leaving.send({ method: 'POST', path: '/bff-admin/logout', body: {} })
    expect(left.status).toBe(200)
    await expectOver(leaving.at(second))
  })

  it('a password changed on one ends the other sessions on the other', async () => {
    const [, { email }] = demoAccounts
    const credentials = { email, password: demoPassword }
    const [here, there] = [await connect(first, credentials), await connect(second, credentials)]
    expect((await session(there)).status).toBe(200)
    const newPassword = `${demoPassword}, anew`
    const body = { currentPassword: demoPassword, newPassword }
    const changed = await here.send({ method: 'PUT', path: '/auth/password/change-password', body })
    expect(changed.status).toBe(200)
    await expectOver(there)
    expect((await session(here.at(second))).status).toBe(200)
    await expect(connect(second, credentials)).rejects.toThrow('login')
  })

  it('a key used on one is known on the other, also while the first is at work', async () => {
    const made = await insertJob(client.at(first), 'Once', 'job once')
    const again = await insertJob(client.at(second), 'Once', 'job once')
    expect([made.status, again.status, again.replayed]).toEqual([201, 201, true])
    expect(again.body).toEqual(made.body)
    const other = await insertJob(client.at(second), 'Another', 'job once')
    expect(other.status).toBe(422)
    const meeting = await Promise.all(
      Array.from({ length: RACERS }, () => insertJob(client, 'Together', 'job together')),
    )
    expect(meeting.map(({ status }) => status)).toEqual(meeting.map(() => 201))
    expect(new Set(meeting.map(({ body }) => body.data.id)).size).toBe(1)
    expect(meeting.filter(({ replayed }) => !replayed)).toHaveLength(1)
  })

  it('what must be unique is so across both', async () => {
    const body = { date: '2031-02-03', institution: 1 }
    const insert = () => client.send({ method: 'POST', path: '/export-api/v2/publicholiday', body })
    const answers = await Promise.all(Array.from({ length: RACERS }, insert))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: RACERS - 1 }, () => 409)])
  })

  it('of those who change one version of a row, on either, one does', async () => {
    const { id } = (await insertJob(client, 'Version')).body.data
    const answers = await Promise.all(
      Array.from({ length: RACERS }, (_, n) =>
        client.send({
          method: 'PUT',
          path: `/api/v2/job/${id}`,
          body: { name: `Version ${n}` },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: RACERS - 1 }, () => 412)])
  })

  it('every list is answered, many at once', async () => {
    const { all } = resourcesOf(catalogue, vaultOf([testSecretKey]))
    const search = JSON.stringify({ limit: 5, text: undefined })
    const asked = [...all, ...all, ...all]
    const answers = await Promise.all(
      asked.map(({ path }) => client.send({ method: 'POST', path, body: { search } })),
    )
    // 403: lists of entities that nobody reads.
    expect(answers.filter(({ status }) => status !== 200 && status !== 403)).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(RACERS)
  })

  it('writes of every sort on either are whole, once, and seen on both', async () => {
    const baseline = await baselineOf(client)
    const people = somePeople(4)
    const told = { tryAgain: 0, nothing: 0 }
    const count = () => people.reduce((sum, { ledger }) => sum + ledger.done.length, 0)
    await Promise.all(people.map((person) => writeOn(client, person, told, () => count() >= WRITES)))
    expect(told).toEqual({ tryAgain: 0, nothing: 0 })
    for (const address of [first, second])
      expect((await readAll(client.at(address), baseline)).rows).toEqual(union(people))
    const database = await store.open()
    await expectReckoned(database, people).finally(() => database.close())
  })

  // How old a count may be is a matter of the servers alone, and takes its time to see.
  if (called === direct)
    it('the count of a large list is right on both, at once where it was written and soon on the other', async () => {
      const database = await store.open()
      await database
        .session((s) =>
          s.exec(`insert into "job" ("name") select 'Many ' || n from generate_series(1, 10001) n`),
        )
        .finally(() => database.close())
      const countAt = async (address: string) => {
        const search = JSON.stringify({ limit: 1 })
        const { body } = await client
          .at(address)
          .send({ method: 'POST', path: '/api/v2/job', body: { search } })
        return body.count as number
      }
      const since = Date.now()
      const before = await countAt(second)
      expect(before).toBeGreaterThan(10_000)
      expect((await insertJob(client.at(first), 'One more')).status).toBe(201)
      expect(await countAt(first)).toBe(before + 1)
      for (;;) {
        const asked = Date.now() - since
        const count = await countAt(second)
        if (count === before + 1) break
        expect([count, asked < COUNT_AGE + SESSION_AGE]).toEqual([before, true])
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    })

  it('no deadlock had to be broken, and neither server complains', async () => {
    const database = await store.open()
    const { rows } = await database
      .session((s) =>
        s.query('select "deadlocks" from pg_stat_database where "datname" = current_database()'),
      )
      .finally(() => database.close())
    expect(rows).toEqual([{ deadlocks: 0 }])
    expect(programs.map(({ err }) => err)).toEqual(['', ''])
  })
})
