import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { intoAudit } from '../audit.ts'
import { readStore, type Store } from '../config.ts'
import { closeDataFiles, makePrivateFolder } from '../dataFolder.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { lockFolder } from '../db/embedded/lock.ts'
import { fsyncPath, fsyncTree } from '../db/embedded/syncing.ts'
import { errorCode } from '../errorCode.ts'
import { run } from '../resources/catalogue/statement.ts'
import { StartProblem } from '../start/operatorLines.ts'
import { connectionOf, runInto, runProgram } from './programs.ts'

/** The command `restore`: brings what `backup` wrote into the configured database, where there is none yet. */
export const restore = async (args: readonly string[]): Promise<void> => {
  const [given, ...more] = args
  if (!given || more.length > 0) throw new StartProblem('Usage: npm run restore -- FILE')
  const store = readStore(process.env)
  const file = resolve(given)
  const isOfPostgres = isPostgresDump(file)
  if (isOfPostgres && store.databaseUrl === undefined)
    throw new StartProblem(`${file} is of a PostgreSQL database: set DATABASE_URL to an empty one.`)
  if (!isOfPostgres && store.databaseUrl !== undefined)
    throw new StartProblem(`${file} is of an embedded database: restore it without DATABASE_URL.`)
  await (store.databaseUrl === undefined ? unpackFolder(store, file) : load(store, store.databaseUrl, file))
  console.log(
    'The database is restored, and needs the key of then (SECRET_KEY, or secret.key in DATA_DIR). Everybody signs in again.',
  )
}

/** By the first bytes: what pg_dump writes, or what gzip does. @throws StartProblem for anything else */
const isPostgresDump = (file: string): boolean => {
  const head = Buffer.alloc(5)
  try {
    const descriptor = openSync(file, 'r')
    readSync(descriptor, head, 0, head.length, 0)
    closeSync(descriptor)
  } catch (error) {
    throw new StartProblem(`${file} cannot be read (${errorCode(error)}).`)
  }
  if (head.toString('latin1') === 'PGDMP') return true
  if (head.readUInt16BE() !== 0x1f8b) throw new StartProblem(`${file} is no backup.`)
  return false
}

/** Unpacked aside, and in its place only once it has been opened: what is broken off leaves nothing that would be served. */
const unpackFolder = async ({ dataDir }: Store, file: string): Promise<void> => {
  const [place, aside] = [join(dataDir, 'pg'), join(dataDir, 'restored')]
  const unlock = lockFolder(dataDir)
  try {
    if (existsSync(place))
      throw new StartProblem(`DATA_DIR: there is a database in ${dataDir}. Choose another folder.`)
    rmSync(aside, { recursive: true, force: true })
    makePrivateFolder(aside)
    await runProgram('tar', ['-xzf', file, '-C', aside, 'pg'])
    closeDataFiles(dataDir, ['restored'])
    fsyncTree(aside)
    await opened(await openDatabase({ dataDir: aside, unlock: () => {} }), endSessions)
    renameSync(join(aside, 'pg'), place)
    fsyncPath(dataDir)
  } finally {
    rmSync(aside, { recursive: true, force: true })
    unlock()
  }
}

const load = async (
  { databasePooler: pooler, databasePoolSize: poolSize }: Store,
  databaseUrl: string,
  file: string,
): Promise<void> => {
  await opened(await openDatabase({ databaseUrl, pooler, poolSize }), async (database) => {
    if (await hasTables(database))
      throw new StartProblem('DATABASE_URL: there are tables in this database. Name an empty one.')
  })
  const { args, env } = connectionOf(databaseUrl)
  // What belonged to accounts of another server belongs to this one's.
  const ours = ['--no-owner', '--no-privileges', '--no-comments']
  // All in one transaction, the end of the sessions included: pg_restore, left to itself, would commit before that.
  await runInto(
    { program: 'pg_restore', args: [...ours, '--file', '-', file] },
    { program: 'psql', args: ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1', ...args], env },
    ['begin;\n', ['', 'reset search_path', ...ending, 'commit', ''].join(';\n')],
  )
}

const opened = async (database: Database, work: (database: Database) => Promise<void>): Promise<void> => {
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

const hasTables = async (database: Database): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_tables
    where "schemaname" not in ('pg_catalog', 'information_schema') limit 1`.execute(database.kysely)
  return rows.length > 0
}

/** Who has signed out or lost their access since the backup was made must not be signed in by it. The operator is no admin. */
const ending = [
  'update "session" set "revokedAt" = now() where "revokedAt" is null',
  `${intoAudit} values (null, 'restore', 'database', null, null, null, null)`,
]

const endSessions = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    for (const statement of ending) await run(tx, statement)
  })
