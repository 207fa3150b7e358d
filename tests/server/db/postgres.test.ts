import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { databaseProblem } from '#server/db/errors.ts'
import { sessionsShare } from '#server/db/session.ts'
import { until } from '#tests/until.ts'
import { onPostgresOnly } from './engines.ts'

/** A server that takes connections, and without `welcome` never says a word; closed it is a port where nobody listens. */
async function serverThat(welcome: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>()
  const take = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}))
    welcome(socket)
  }
  const server = createServer(take).listen(0, '127.0.0.1')
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
  const { port, url, close } = await serverThat()
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
  const { port, url } = await serverThat()
  expect(await failureOf(url)).toMatchObject({ code: 'databaseUnreachable', port, reason: 'timeout' })
})

/** What a server says to a connection: that it may go on, and, in the same breath, that it is ended. */
const welcomeAndFarewell = () => {
  const message = (type: string, ...content: (string | number)[]) => {
    const body = Buffer.concat(content.map((part) => Buffer.from(typeof part === 'string' ? part : [part])))
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeUInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const ended = message('E', 'SFATAL', 0, 'C57P01', 0, 'Mterminating connection', 0, 0)
  return Buffer.concat([message('R', 0, 0, 0, 0), message('Z', 'I'), ended])
}

it('a connection that is ended the moment it stands is unreachable, and ends nothing else', async () => {
  const { port, url } = await serverThat((socket) =>
    socket.once('data', () => socket.end(welcomeAndFarewell())),
  )
  const error = await openDatabase({ databaseUrl: url, pooler: 'none' }).catch((thrown) => thrown)
  expect(error).toMatchObject({ code: 'databaseUnreachable', facts: { port } })
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
    await database.ready()
  })
})

onPostgresOnly('a way on which things go wrong', ({ open, openByWay }) => {
  const write = (database: Database, id: number) =>
    database.transaction((tx) => tx.insertInto('item').values({ id }).execute())
  const ids = async (database: Database) =>
    (await database.kysely.selectFrom('item').select('id').orderBy('id').execute()).map(({ id }) => id)
  const problemOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error) => databaseProblem(error)?.kind,
    )
  const openWay = async (config: Parameters<typeof openByWay>[0] = {}) => {
    const straight = await open()
    await straight.session((session) => session.exec('create table item (id int primary key)'))
    return { straight, ...(await openByWay(config)) }
  }

  it('connections that are reset fail what is under way, and the next ones serve', async () => {
    const { database, straight, way } = await openWay()
    const [started, cut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const busy = sql`select pg_sleep(60)`.execute(database.kysely)
    const idle = database.transaction(async (tx) => {
      await tx.insertInto('item').values({ id: 1 }).execute()
      started.resolve()
      await cut.promise
      await tx.insertInto('item').values({ id: 3 }).execute()
    })
    await started.promise
    way.cut()
    expect(await problemOf(busy)).toBe('unavailable')
    // While others talk, an idle one hears of its error and then of its end.
    await straight.ready()
    cut.resolve()
    expect(await problemOf(idle)).toBe('unavailable')
    await write(database, 2)
    expect(await ids(straight)).toEqual([2])
  })

  it('a connection that says nothing any more is given up, and not used again', async () => {
    const { database, straight, way } = await openWay({ statementTimeoutMs: 500, connectTimeoutMs: 1_000 })
    await write(database, 1)
    way.mute()
    expect(await problemOf(ids(database))).toBe('unavailable')
    expect(await problemOf(write(database, 2))).toBe('unavailable')
    way.unmute()
    await write(database, 3)
    expect(await ids(straight)).toEqual([1, 3])
  })

  it('a commit whose answer is lost is not told as made, nor as refused', async () => {
    const { database, straight, way } = await openWay()
    const written = database.written
    const lost = way.loseAnswerTo('commit\0')
    expect(await problemOf(write(database, 1))).toBe('unavailable')
    await lost
    expect(await ids(straight)).toEqual([1])
    // What was read before may be out of date.
    expect(database.written).toBeGreaterThan(written)
  })

  it('connections ended while nobody used them are replaced', async () => {
    const { database, straight } = await openWay()
    await write(database, 1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      straight.kysely,
    )
    // Whoever comes before their end is known here is refused; nobody is for long.
    await until(() => write(database, 2))
    expect(await ids(database)).toEqual([1, 2])
  })
})

onPostgresOnly('a locked table', ({ open }) => {
  const locked = async (config: Parameters<typeof open>[0]) => {
    const database = await open(config)
    await database.session((session) =>
      session.exec('create table shut (id int); create table other (id int); insert into other values (1)'),
    )
    const free = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const lock = database.of('maintenance').transaction(async (tx) => {
      await sql`lock table shut in access exclusive mode`.execute(tx)
      held.resolve()
      await free.promise
    })
    await held.promise
    const give = async () => {
      free.resolve()
      await lock
    }
    return { database, free: give }
  }
  const kindOf = (error: unknown) => databaseProblem(error)?.kind

  it('is waited for only so long', async () => {
    const { database, free } = await locked({ lockTimeoutMs: 100 })
    const error = await sql`select * from shut`.execute(database.kysely).catch((thrown) => thrown)
    expect(kindOf(error)).toBe('timeout')
    await free()
  })

  it('but by migrations until it is free', async () => {
    const { database, free } = await locked({ lockTimeoutMs: 100, statementTimeoutMs: 60_000 })
    const altering = database.session(async (session) => {
      await session.exec('alter table shut add column age int')
    })
    const reading = sql`select * from shut`.execute(database.kysely).catch((thrown) => thrown)
    expect(kindOf(await reading)).toBe('timeout')
    await free()
    await altering
    expect((await sql`select age from shut`.execute(database.kysely)).rows).toEqual([])
  })

  const readOther = sql`select * from other`
  const stuckOn = (database: Database, share: string) =>
    Array.from({ length: 20 }, () =>
      sql`select * from shut`.execute(database.of(share).kysely).then(() => 'answered', kindOf),
    )

  it('leaves connections to other tables', async () => {
    const { database, free } = await locked({ lockTimeoutMs: 60_000, placeTimeoutMs: 200 })
    const stuck = stuckOn(database, 'shut')
    expect((await readOther.execute(database.of('other').kysely)).rows).toEqual([{ id: 1 }])
    await Promise.race(stuck)
    await free()
    const told = await Promise.all(stuck)
    // Of fifteen, the lock itself has one, and this table half of the others.
    expect(told.filter((one) => one === 'answered')).toHaveLength(7)
    expect(told.filter((one) => one === 'unavailable')).toHaveLength(13)
  })

  it('by way of however many others leaves sessions theirs, and the question whether the database answers', async () => {
    const { database, free } = await locked({ lockTimeoutMs: 60_000, placeTimeoutMs: 200 })
    const stuck = ['one', 'two', 'three', 'four', 'five'].flatMap((share) => stuckOn(database, share))
    const waited = readOther.execute(database.of('other').kysely)
    expect(await waited.then(() => 'answered', kindOf)).toBe('unavailable')
    expect((await readOther.execute(database.of(sessionsShare).kysely)).rows).toEqual([{ id: 1 }])
    await database.ready()
    await free()
    await Promise.all(stuck)
  })
})
