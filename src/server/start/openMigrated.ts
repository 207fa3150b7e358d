import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import type { Database, DatabaseConfig } from '../db/database.ts'
import { lockFolder } from '../db/embedded/lock.ts'
import { migrate } from '../db/migration/migrate.ts'

const migrations = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/**
 * Opens the configured database and brings it to this program's schema. A data folder is locked by the call itself, before
 * anything is awaited or loaded: a second process has failed by then. `options` other than those of requests are for
 * commands that nobody waits for. @throws DatabaseFailure
 */
export const openMigrated = async (
  { dataDir, databaseUrl, databasePooler, databasePoolSize }: Config,
  options: Pick<DatabaseConfig, 'statementTimeoutMs' | 'warn'> = {},
): Promise<Database> => {
  const pool = { pooler: databasePooler, poolSize: databasePoolSize }
  const unlock = databaseUrl === undefined ? lockFolder(dataDir) : undefined
  const { openDatabase } = await import('../db/database.ts')
  const database = await openDatabase({ dataDir, databaseUrl, unlock, ...pool, ...options })
  try {
    await migrate(database, migrations)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
