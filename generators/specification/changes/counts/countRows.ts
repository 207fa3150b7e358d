import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/db/database.ts'
import { lockFolder } from '#server/db/embedded/lock.ts'
import type { Comparison } from '../compare/compare.ts'
import { countSql } from './countSql.ts'
import { storedIn } from './stored.ts'

/** The database that is looked at: an address, or the folder of an embedded one. */
export interface Looked {
  readonly databaseUrl?: string
  readonly dataDir?: string
}

/** A count of a large table takes its time. */
const statementTimeoutMs = 10 * 60_000

/**
 * Change → rows that it refuses or loses, of those that the database can tell. It is only read, an embedded one as a copy.
 * @throws DatabaseFailure, among them `dataDirInUse`
 */
export const countRows = (comparison: Comparison, looked: Looked): Promise<ReadonlyMap<string, number>> =>
  withDatabase(looked, (database) => countsIn(database, comparison))

export const countsIn = (database: Database, comparison: Comparison): Promise<ReadonlyMap<string, number>> =>
  database.session(async (session) => {
    await session.begin()
    try {
      await session.query('set transaction read only')
      const stored = await storedIn(session, comparison)
      const counts = new Map<string, number>()
      for (const { id, asked, marks } of comparison.changes) {
        const sql = asked && marks.includes('data') ? countSql(stored, asked) : undefined
        if (sql === undefined) continue
        const { rows } = await session.query(sql)
        counts.set(id, Number(Object.values(rows[0] ?? {})[0]))
      }
      return counts
    } finally {
      await session.rollback()
    }
  })

const withDatabase = async <T>(
  { databaseUrl, dataDir }: Looked,
  use: (database: Database) => Promise<T>,
): Promise<T> => {
  const copy = dataDir === undefined ? undefined : copyOf(dataDir)
  try {
    const database = await openDatabase({ databaseUrl, dataDir: copy, statementTimeoutMs, poolSize: 1 })
    try {
      return await use(database)
    } finally {
      await database.close()
    }
  } finally {
    if (copy !== undefined) rmSync(copy, { recursive: true, force: true })
  }
}

/** The data folder may be in use by nobody else while it is copied: half of a change would be no database. */
const copyOf = (dataDir: string): string => {
  if (!existsSync(join(dataDir, 'pg'))) throw new RangeError(`${dataDir} holds no database.`)
  const unlock = lockFolder(dataDir)
  const copy = mkdtempSync(join(tmpdir(), 'pupitre-data-'))
  try {
    cpSync(join(dataDir, 'pg'), join(copy, 'pg'), { recursive: true })
    return copy
  } catch (error) {
    rmSync(copy, { recursive: true, force: true })
    throw error
  } finally {
    unlock()
  }
}
