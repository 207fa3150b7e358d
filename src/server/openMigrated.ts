import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'

const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** Opens the configured database and brings it to this program's schema. @throws DatabaseFailure */
export const openMigrated = async ({ dataDir, databaseUrl }: Config): Promise<Database> => {
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    await migrate(database, migrations)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
