import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { databaseProblem } from '#server/db/errors.ts'
import { onPostgresOnly } from './engines.ts'

/** A server that takes connections and never says a word; closed at once it is a port where nobody listens. */
async function silentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await once(server.close(), 'close')
  }
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return { port, close, url: `postgres://someone:s3cret@127.0.0.1:${port}/pupitre` }
}

const failureOf = async (databaseUrl: string) => {
  const error = await openDatabase({ databaseUrl, connectTimeoutMs: 200 }).catch((thrown) => thrown)
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('s3cret')
  return { code: error.code, ...error.facts }
}

it('an address where nobody listens is named, without its password', async () => {
  const { port, url, close } = await silentServer()
  await close()
  expect(await failureOf(url)).toEqual({
    code: 'databaseUnreachable',
    host: '127.0.0.1',
    port,
    database: 'pupitre',
    reason: 'ECONNREFUSED',
  })
})

it('a server that does not answer is given up', async () => {
  const { port, url } = await silentServer()
  expect(await failureOf(url)).toMatchObject({ code: 'databaseUnreachable', port, reason: 'timeout' })
})

it.each(['mysql://someone:s3cret@host/db', 'someone:s3cret@host', 'postgres://someone:s3cret@host:port/db'])(
  '%s is no address of ours',
  async (url) => {
    expect(await failureOf(url)).toEqual({ code: 'databaseUrlInvalid' })
  },
)

onPostgresOnly('deadlines', ({ open }) => {
  it('a statement over the deadline is cancelled, and the connection serves on', async () => {
    const database = await open({ statementTimeoutMs: 100 })
    const error = await sql`select pg_sleep(60)`.execute(database.kysely).catch((thrown) => thrown)
    expect(databaseProblem(error)).toEqual({ kind: 'timeout' })
    await database.session((session) => session.exec('select pg_sleep(0.2)'))
    const { rows } = await sql`show statement_timeout`.execute(database.kysely)
    expect(rows).toEqual([{ statement_timeout: '100ms' }])
  })

  it('a connection ended by the server fails its transaction and no other', async () => {
    const database = await open()
    const error = await database
      .transaction((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx))
      .catch((thrown) => thrown)
    expect(databaseProblem(error)).toEqual({ kind: 'unavailable' })
    await database.ping()
  })
})
