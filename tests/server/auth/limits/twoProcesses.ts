import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { EngineSuite } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { openTestServer, type TestServer } from '../../testServer.ts'
import { Browser } from '../browser.ts'

export const MINUTE = 60_000

/**
 * One console served by two processes, as far as there can be two, behind a proxy. No attempt has been counted when a
 * test begins, and its clock stands still.
 */
export const twoProcesses = ({ engine, open, openAgain }: EngineSuite) => {
  let server: TestServer
  let processes: readonly FastifyInstance[]
  beforeAll(async () => {
    server = await openTestServer(open)
    const trustProxy = ['127.0.0.1']
    const database = engine === 'postgres' ? await openAgain() : server.database
    processes = [await server.another({ trustProxy }), await server.another({ trustProxy }, { database })]
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await sql`delete from "attempt"`.execute(server.database.kysely)
    return () => vi.useRealTimers()
  })

  let n = 0
  /** From somewhere else each time, unless an address is given. */
  const from = (address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n++ & 255}`) => ({
    'x-forwarded-for': address,
  })
  /** A browser that has never been here. */
  const tryOut = (email: string, given: string, headers: object = from()) =>
    new Browser(processes[n % 2]!).login(email, given, { ...headers })
  const wrongOnes = async (count: number, email: (i: number) => string, headers?: () => object) => {
    const statuses = []
    for (let i = 0; i < count; i++)
      statuses.push((await tryOut(email(i), 'wrong password', headers?.())).statusCode)
    return statuses
  }
  return {
    server: () => server,
    processes: () => processes,
    from,
    tryOut,
    wrongOnes,
    lock: () => wrongOnes(30, () => people.director),
  }
}
