import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Database, type DatabaseConfig, openDatabase } from '#server/db/database.ts'
import { databaseProblem } from '#server/db/errors.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { readMigrations } from '#server/db/migration/migrationFiles.ts'
import { postgresStore } from '../durability/stores.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import { sharedServer } from './server.ts'

const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))
const startParameters = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options'
const poolers: Readonly<Record<string, Record<string, string>>> = {
  'refuses our start-up parameters': {},
  'ignores our start-up parameters': { ignore_startup_parameters: startParameters },
  'keeps a connection for each client, and refuses our start-up parameters': {
    pool_mode: 'session',
    default_pool_size: '40',
  },
}

/** An empty database whose own settings are none of ours, and ways to open it: straight, and through a pooler. */
const freshDatabase = async (settings: Record<string, string>) => {
  const store = await postgresStore(sharedServer())
  const straight = store.env.DATABASE_URL ?? ''
  const pooler = await startPgBouncer(straight, settings)
  const opened: Database[] = []
  onTestFinished(async () => {
    await Promise.all(opened.map((database) => database.close()))
    await pooler.stop()
    await store.drop()
  })
  const openAt = async (databaseUrl: string, config: DatabaseConfig = {}) => {
    const database = await openDatabase({ databaseUrl, ...config })
    opened.push(database)
    return database
  }
  const owner = await openAt(straight)
  const name = new URL(straight).pathname.slice(1)
  await owner.session((session) =>
    session.exec(
      `alter database "${name}" set "TimeZone" = 'Pacific/Auckland'; alter database "${name}" set "DateStyle" = 'SQL, DMY'`,
    ),
  )
  return {
    owner,
    straight: (config?: DatabaseConfig) => openAt(straight, config),
    pooled: (config?: DatabaseConfig) => openAt(pooler.url, config),
  }
}

const settingsOf = sql<Record<string, string>>`select current_setting('statement_timeout') as "statement",
  current_setting('lock_timeout') as "lock", current_setting('idle_in_transaction_session_timeout') as "idle",
  current_setting('TimeZone') as "zone", current_setting('DateStyle') as "dates", ${1}::int as "one"`
const ours = { statement: '15s', lock: '3s', idle: '15s', zone: 'UTC', dates: 'ISO, MDY', one: 1 }
const kindOf = (error: unknown) => databaseProblem(error)?.kind
const kindOfFailure = (work: Promise<unknown>) => work.then(() => 'none', kindOf)

describe.each(Object.entries(poolers))('a pooler that %s', (_, settings) => {
  it('is found out; every statement has its time-outs, in a transaction and outside', async () => {
    const { pooled } = await freshDatabase(settings)
    const database = await pooled()
    const told = Array.from({ length: 20 }, async (_, n) => {
      const { rows } =
        n % 2 === 0
          ? await settingsOf.execute(database.kysely)
          : await database.transaction((tx) => settingsOf.execute(tx))
      return rows[0]
    })
    for (const one of await Promise.all(told)) expect(one).toEqual(ours)
    const instants = await sql`select '2026-07-01 12:00+00'::timestamptz as "at"`.execute(database.kysely)
    expect(instants.rows).toEqual([{ at: '2026-07-01T12:00:00.000Z' }])
  })

  it('takes statements of many clients, each with parameters of its own', async () => {
    const { pooled } = await freshDatabase(settings)
    const clients = await Promise.all([pooled(), pooled(), pooled()])
    const asked = Array.from({ length: 300 }, async (_, n) => {
      const { rows } = await sql`select ${n}::int as "n", ${sql.raw(`${n % 7}`)} as "m"`.execute(
        clients[n % 3]!.kysely,
      )
      expect(rows).toEqual([{ n, m: n % 7 }])
    })
    await Promise.all(asked)
  })

  it('lets servers that start together migrate, one after the other', async () => {
    const { pooled } = await freshDatabase(settings)
    const starters = await Promise.all([pooled(), pooled(), pooled()])
    const applied = await Promise.all(starters.map((database) => migrate(database, migrations)))
    const names = (await readMigrations(migrations)).map(({ name }) => name)
    expect(applied.flat().toSorted()).toEqual(names)
    for (const database of starters) await database.ready()
  })
})

describe('behind a pooler in transaction mode', () => {
  it('what takes too long, or waits too long for a lock, is given up', async () => {
    const { owner, pooled } = await freshDatabase({})
    const database = await pooled({ statementTimeoutMs: 300, lockTimeoutMs: 100 })
    await owner.session((session) => session.exec('create table shut (id int)'))
    expect(await kindOfFailure(sql`select pg_sleep(60)`.execute(database.kysely))).toBe('timeout')
    const free = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const lock = owner.transaction(async (tx) => {
      await sql`lock table shut`.execute(tx)
      held.resolve()
      await free.promise
    })
    await held.promise
    expect(await kindOfFailure(sql`select * from shut`.execute(database.kysely))).toBe('timeout')
    const waiting = database.session((session) => session.exec('alter table shut add column age int'))
    expect(await kindOfFailure(sql`select * from shut`.execute(database.kysely))).toBe('timeout')
    free.resolve()
    await Promise.all([lock, waiting])
    expect((await sql`select age from shut`.execute(database.kysely)).rows).toEqual([])
  })

  it('a statement that fails leaves its connection as it was', async () => {
    const { pooled } = await freshDatabase({ default_pool_size: '1' })
    const database = await pooled()
    const wrong = sql`select ${'x'}::int`.execute(database.kysely)
    expect(await kindOfFailure(wrong)).toBe('invalidText')
    expect((await settingsOf.execute(database.kysely)).rows).toEqual([ours])
  })

  it('connections that PostgreSQL ends are replaced', async () => {
    const { owner, pooled } = await freshDatabase({})
    const database = await pooled()
    const sleeping = Array.from({ length: 3 }, () => sql`select pg_sleep(60)`.execute(database.kysely))
    const told = Promise.all(sleeping.map(kindOfFailure))
    const asleep = sql`from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    const count = sql<{ n: number }>`select count(*)::int as "n" ${asleep}`
    while ((await count.execute(owner.kysely)).rows[0]?.n !== 3);
    await sql`select pg_terminate_backend(pid) ${asleep}`.execute(owner.kysely)
    expect(await told).toEqual(['unavailable', 'unavailable', 'unavailable'])
    expect((await settingsOf.execute(database.kysely)).rows).toEqual([ours])
  })
})

describe('the setting DATABASE_POOLER', () => {
  it('`none` takes a pooler at its word, and the start fails where it refuses what we send', async () => {
    const { pooled } = await freshDatabase({})
    await expect(pooled({ pooler: 'none' })).rejects.toMatchObject({
      code: 'databaseUnreachable',
      facts: { reason: '08P01' },
    })
  })

  it.each([
    ['transaction', 0],
    ['transaction-prepared', 1],
  ] as const)('`%s` brings settings along, and prepares %i statements', async (pooler, prepared) => {
    const { straight } = await freshDatabase({})
    const database = await straight({ pooler, poolSize: 1 })
    const names = sql<{ n: number }>`select count(*)::int as "n" from pg_prepared_statements where ${1} = 1`
    await names.execute(database.kysely)
    expect((await names.execute(database.kysely)).rows).toEqual([{ n: prepared }])
    expect((await settingsOf.execute(database.kysely)).rows).toEqual([ours])
  })

  it('`auto` on PostgreSQL itself prepares statements, on connections that keep their settings', async () => {
    const { straight } = await freshDatabase({})
    const database = await straight({ poolSize: 1 })
    const names = sql<{ n: number }>`select count(*)::int as "n" from pg_prepared_statements where ${1} = 1`
    await names.execute(database.kysely)
    expect((await names.execute(database.kysely)).rows).toEqual([{ n: 1 }])
    expect((await settingsOf.execute(database.kysely)).rows).toEqual([ours])
  })
})
