import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Town } from './town.ts'

/** Bytes of the database and of the server's own folder. */
export const diskOf = async ({ databaseUrl, dataDir }: Town): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ size: number }>(
      'select pg_database_size(current_database())::float8 as size',
    )
    return (rows[0]?.size ?? Number.NaN) + folderBytes(dataDir)
  } finally {
    await client.end()
  }
}

const folderBytes = (folder: string): number => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}
