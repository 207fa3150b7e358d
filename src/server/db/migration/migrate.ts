import type { Database } from '../database.ts'
import { DatabaseFailure } from '../failure.ts'
import { inTransaction, type Session } from '../session.ts'
import { type MigrationFile, readMigrations } from './migrationFiles.ts'
import { addsUniqueRule, refuseRepeatedRows } from './repeatedRows.ts'

/** The runner's own table; not part of the schema it builds. */
export const migrationTable = 'pupitre_migration'

/** Any number, as long as it is ours: `pupitre` on a telephone's keys. */
const lockKey = 7874873

const preparation = `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  create table if not exists ${migrationTable} (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
`

/**
 * Brings the database to the state of the folder: each pending file in a transaction of its own, in order.
 * Processes that start together wait for each other, and each file is applied once. A file cannot hold what
 * PostgreSQL refuses in a transaction (`create index concurrently`, `vacuum`), nor `begin` or `commit`.
 * @returns the names applied now
 * @throws DatabaseFailure `migrationChanged`, `databaseNewer`, `rowsRepeat`, `migrationFailed`, and those of `readMigrations`
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const files = await readMigrations(folder)
  const applied = await database.session(async (session) => {
    await rehearse(session, files)
    const names: string[] = []
    for (;;) {
      const name = await applyNext(session, files)
      if (name === undefined) return names
      names.push(name)
    }
  })
  database.migration = files.at(-1)?.name
  return applied
}

/**
 * In a transaction that comes to nothing, and before any file is applied: rows that a new rule refuses are mended with the program
 * that ran before. A database without a migration has no rows yet. @throws DatabaseFailure `rowsRepeat`
 */
const rehearse = async (session: Session, files: readonly MigrationFile[]): Promise<void> => {
  const { rows } = await session.query(`select to_regclass('${migrationTable}')::text as "known"`)
  if (rows[0]?.known === null) return
  await (await session.begin()).answered
  try {
    const pending = await lockedPending(session, files)
    if (pending.some(addsUniqueRule)) await refuseRepeatedRows(session, pending)
  } finally {
    await session.rollback()
  }
}

/**
 * Applies the first pending file. The lock is the transaction's, since behind a pooler the next transaction may run on
 * another connection, which would neither have the lock nor be able to give it back.
 */
const applyNext = (session: Session, files: readonly MigrationFile[]): Promise<string | undefined> =>
  inTransaction(session, async () => {
    const [file] = await lockedPending(session, files)
    if (file) await apply(session, file)
    return file?.name
  })

const lockedPending = async (session: Session, files: readonly MigrationFile[]): Promise<MigrationFile[]> => {
  // `exec`, since waiting for another process's long migration is no reason to give up.
  await session.exec(`select pg_advisory_xact_lock(${lockKey})`)
  await session.exec(preparation)
  return pendingOf(session, files)
}

async function pendingOf(session: Session, files: readonly MigrationFile[]): Promise<MigrationFile[]> {
  const { rows } = await session.query(`select name, checksum from ${migrationTable} order by name`)
  const byName = new Map(files.map((file) => [file.name, file]))
  for (const row of rows) {
    const name = String(row.name)
    const file = byName.get(name)
    if (!file) throw new DatabaseFailure('databaseNewer', { name })
    if (file.checksum !== row.checksum) throw new DatabaseFailure('migrationChanged', { name })
    byName.delete(name)
  }
  return [...byName.values()]
}

async function apply(session: Session, { name, sql, checksum }: MigrationFile): Promise<void> {
  try {
    await session.exec(sql)
    await session.query(`insert into ${migrationTable} (name, checksum) values ($1, $2)`, [name, checksum])
  } catch (error) {
    throw new DatabaseFailure(
      'migrationFailed',
      { name, reason: error instanceof Error ? error.message : String(error) },
      error,
    )
  }
}
