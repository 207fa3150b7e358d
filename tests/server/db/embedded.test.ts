import { on } from 'node:events'
import { existsSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { EmbeddedPg } from '#server/db/embedded/embeddedPg.ts'
import { ThreadLink } from '#server/db/embedded/threadLink.ts'
import { databaseProblem } from '#server/db/errors.ts'
import { until } from '../../until.ts'
import { preparedFolder, startWriter, temporaryFolder } from './children.ts'

const openFolder = async (dataDir: string, statementTimeoutMs = 30_000): Promise<Database> => {
  const database = await openDatabase({ dataDir, statementTimeoutMs })
  onTestFinished(() => database.close())
  return database
}

const countOf = async (database: Database, table: string) =>
  Number(
    (
      await database.kysely
        .selectFrom(table)
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  )

it('a second process on the folder is refused with the pid of the first, and welcome after a kill -9', async () => {
  const dataDir = await preparedFolder()
  const first = startWriter(dataDir)
  expect(await first.line()).toBe('open')
  const second = startWriter(dataDir)
  expect(JSON.parse(String(await second.line()))).toEqual({
    code: 'dataDirInUse',
    dataDir,
    pid: first.process.pid,
  })
  expect(await second.ended).toBe(1)
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'dataDirInUse' })
  await first.kill()
  const third = startWriter(dataDir)
  expect(await third.line()).toBe('open')
})

it('of four that start at once exactly one gets the folder', async () => {
  const dataDir = temporaryFolder()
  const racers = Array.from({ length: 4 }, () => startWriter(dataDir))
  const said = await Promise.all(racers.map((racer) => racer.line()))
  expect(said.filter((line) => line === 'open')).toHaveLength(1)
  expect(said.filter((line) => line?.includes('dataDirInUse'))).toHaveLength(3)
})

it('the same folder cannot be opened twice by one process, and can again once closed', async () => {
  const dataDir = await preparedFolder()
  const first = await openDatabase({ dataDir })
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'dataDirInUse' })
  await first.close()
  await (await openFolder(dataDir)).ready()
})

it('after each kill -9 every acknowledged commit is there, and every transaction is whole', async () => {
  const dataDir = await preparedFolder()
  for (let round = 0; round < 3; round++) {
    const writer = startWriter(dataDir)
    expect(await writer.line()).toBe('open')
    let acknowledged = 0
    for (let n = 0; n < 10; n++) acknowledged = Number(await writer.line())
    acknowledged = Number((await writer.kill()).at(-1) ?? acknowledged)
    const database = await openDatabase({ dataDir })
    const rows = await countOf(database, 'item')
    const total = await database.kysely.selectFrom('total').selectAll().execute()
    await database.close()
    expect(rows).toBeGreaterThanOrEqual(acknowledged)
    expect(total).toEqual([{ items: rows }])
  }
})

it('a kill -9 during the very first start leaves nothing that hinders the next', async () => {
  const dataDir = temporaryFolder()
  const writer = startWriter(dataDir)
  const watcher = watch(dataDir)
  for await (const [, file] of on(watcher, 'change')) if (file === 'pg.init') break
  watcher.close()
  await writer.kill()
  expect(existsSync(join(dataDir, 'pg'))).toBe(false)
  await (await openFolder(dataDir)).ready()
})

it('the failpoint kills right after its statement, inside the transaction', async () => {
  const dataDir = await preparedFolder()
  const writer = startWriter(dataDir, { NODE_ENV: 'test', PUPITRE_FAILPOINT: 'kill:3' })
  expect(await writer.ended).toBe('SIGKILL')
  const database = await openFolder(dataDir)
  expect([await countOf(database, 'item'), await countOf(database, 'total')]).toEqual([1, 1])
})

it('each commit is synced to the disk once, a read never', async () => {
  const pg = await EmbeddedPg.open({ dataDir: await preparedFolder(), statementTimeoutMs: 30_000 })
  onTestFinished(() => pg.close())
  expect((await pg.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
  await pg.exec('create table item (id int)')
  const before = pg.writes()
  for (let id = 0; id < 20; id++) await pg.query('insert into item values ($1)', [id])
  expect(pg.writes() - before).toBe(20)
  await pg.query('select * from item')
  expect(pg.writes() - before).toBe(20)
})

it('a statement that hangs is cut off; what waits fails as unavailable, what was committed stays', async () => {
  const database = await openFolder(await preparedFolder(), 1_500)
  await database.session((session) => session.exec('create table item (id int); insert into item values (1)'))
  const hanging = database.transaction(async (tx) => {
    await tx.insertInto('item').values({ id: 2 }).execute()
    await sql`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`.execute(tx)
  })
  const failure = await hanging.catch((error) => error)
  expect(databaseProblem(failure)).toEqual({ kind: 'unavailable' })
  expect(await countOf(database, 'item')).toBe(1)
})

it('a thread that does not come back keeps nobody waiting for ever', async () => {
  const dataDir = await preparedFolder()
  const pg = await EmbeddedPg.open({ dataDir, statementTimeoutMs: 30_000, threadTimeoutMs: 100 })
  onTestFinished(() => pg.close())
  const started = Promise.withResolvers<ThreadLink>()
  const starting = vi.spyOn(ThreadLink, 'start').mockReturnValueOnce(started.promise)
  const dead = await pg.thread()
  dead.kill('on purpose')
  await until(() => expect(starting).toHaveBeenCalled())
  const session = await pg.session()
  for (const asked of [pg.query('select 1'), session.begin()])
    expect(databaseProblem(await asked.catch((error) => error))).toEqual({ kind: 'unavailable' })
  starting.mockRestore()
  started.resolve(await ThreadLink.start({ directory: join(dataDir, 'pg'), dump: undefined }))
  await pg.thread()
  expect((await pg.query('select 1 as "one"')).rows).toEqual([{ one: 1 }])
})

it('a transaction that waits for something else gives way to the others', async () => {
  const database = await openFolder(await preparedFolder(), 1_500)
  await database.session((session) => session.exec('create table item (id int)'))
  const elsewhere = Promise.withResolvers<void>()
  const idle = database.transaction(async (tx) => {
    await tx.insertInto('item').values({ id: 1 }).execute()
    await elsewhere.promise
    await tx.insertInto('item').values({ id: 2 }).execute()
  })
  expect(await countOf(database, 'item')).toBe(0)
  elsewhere.resolve()
  await expect(idle).rejects.toMatchObject({ code: 'databaseUnavailable' })
  expect(await countOf(database, 'item')).toBe(0)
})

it('a folder of another PostgreSQL, or no folder at all, is refused with its reason', async () => {
  const dataDir = await preparedFolder()
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '17\n')
  const wrong = { code: 'dataDirVersion', facts: { found: '17', expected: '18' } }
  await expect(openDatabase({ dataDir })).rejects.toMatchObject(wrong)
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const unusable = { code: 'dataDirUnusable', facts: { dataDir: file, reason: 'EEXIST' } }
  await expect(openDatabase({ dataDir: file })).rejects.toMatchObject(unusable)
})

it('room and statistics are kept after bulk work, and the room left on the disk is known', async () => {
  const database = await openFolder(await preparedFolder())
  await database.session((session) =>
    session.exec('create table item (id int); insert into item select generate_series(1, 1000)'),
  )
  await database.afterBulk(['item'])
  const [stats] = await database.kysely
    .selectFrom('pg_class')
    .select('reltuples')
    .where('relname', '=', 'item')
    .execute()
  expect(stats).toEqual({ reltuples: 1000 })
  expect(await database.freeBytes()).toBeGreaterThan(0)
})

it('a copy is made only where it leaves room', async () => {
  const dataDir = await preparedFolder()
  const database = await openFolder(dataDir)
  vi.spyOn(EmbeddedPg.prototype, 'freeBytes').mockResolvedValue(64 * 1024 * 1024 + 1_000_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await expect(database.copyTo(join(dataDir, 'copy'))).rejects.toMatchObject({ code: 'diskFull' })
  expect(existsSync(join(dataDir, 'copy'))).toBe(false)
})

it('a database in memory can start from the dump of another', async () => {
  const first = await openDatabase({ dataDir: 'memory://' })
  onTestFinished(() => first.close())
  await first.session((session) => session.exec('create table item (id int); insert into item values (7)'))
  const second = await openDatabase({ dataDir: 'memory://', dump: await first.dump() })
  onTestFinished(() => second.close())
  await second.kysely.insertInto('item').values({ id: 8 }).execute()
  expect([await countOf(first, 'item'), await countOf(second, 'item')]).toEqual([1, 2])
})

it('a database in memory opens with little, since all of it is filled with zeros; a folder that is served has what it is read from', async () => {
  const memoryOf = async (database: Database) => {
    const { rows } = await sql<{ size: string }>`select current_setting('shared_buffers') as size`.execute(
      database.kysely,
    )
    return rows[0]?.size
  }
  const inMemory = await openDatabase({ dataDir: 'memory://' })
  onTestFinished(() => inMemory.close())
  expect(await memoryOf(inMemory)).toBe('16MB')
  expect(await memoryOf(await openFolder(temporaryFolder()))).toBe('128MB')
})
