import type { Config } from './config.ts'
import type { Database } from './db/database.ts'

/** Opens the configured database and brings it to this program's schema. @throws DatabaseFailure */
export const openMigrated = async (config: Config): Promise<Database> => {
  const { openDatabase } = await import('./db/openDatabase.ts')
  const { migrate } = await import('./db/migrate.ts')
  const database = await openDatabase(config)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
