import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { buildServer } from '#server/build.ts'
import { readConfig } from '#server/config.ts'
import { Database } from '#server/db/database.ts'
import { EmbeddedPg } from '#server/db/embedded/embeddedPg.ts'
import { testSecret } from '../server/testServer.ts'
import { until } from '../until.ts'
import { connect } from './client.ts'
import { Load } from './load.ts'
import { expectReckoned } from './people.ts'
import { embeddedStore, type Store } from './stores.ts'

const DEATHS = 3
const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret })

let store: Store
let engine: EmbeddedPg
let database: Database
let app: FastifyInstance
let address = ''

beforeAll(async () => {
  store = await embeddedStore()
  engine = await EmbeddedPg.open({ dataDir: store.env.DATA_DIR ?? '', statementTimeoutMs: 15_000 })
  database = new Database(engine)
  app = await buildServer({ catalogue, database, config })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app?.close()
  await database?.close()
  await store?.drop()
})

it(`the embedded database's thread dies ${DEATHS} times under load; people are told to try again, and lose nothing`, async () => {
  const client = await connect(address)
  const load = await Load.on(client)
  const told = await load.during(async (sofar) => {
    for (let death = 1; death <= DEATHS; death++) {
      const before = sofar.tryAgain
      const thread = await engine.thread()
      thread.kill('on purpose')
      const [live, ready] = await Promise.all(
        ['/healthz', '/readyz'].map(async (path) => (await fetch(`${address}${path}`)).status),
      )
      expect(live).toBe(200)
      // The next one may have been quick.
      expect([200, 503]).toContain(ready)
      await until(() => expect(sofar.tryAgain).toBeGreaterThan(before))
      await until(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200))
    }
  })
  expect(told.nothing).toBe(0)
  await expectReckoned(database, load.people)
})
