import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'

export interface RivalDatabase {
  /** `name`: by which PostgreSQL keeps the statement prepared. */
  query<Row>(name: string, text: string, values: readonly unknown[]): Promise<readonly Row[]>
  close(): Promise<void>
}

const CONNECTIONS = 10

/** PostgreSQL through a plain pool, or PGlite as it comes, in `folder`. */
export const openRivalDatabase = async (url: string, folder: string): Promise<RivalDatabase> => {
  if (url === '') {
    const lite = await PGlite.create({ dataDir: join(folder, 'pg'), extensions: { pg_trgm, unaccent } })
    return {
      query: async <Row>(_: string, text: string, values: readonly unknown[]) =>
        (await lite.query<Row>(text, [...values])).rows,
      close: () => lite.close(),
    }
  }
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return {
    query: async <Row>(name: string, text: string, values: readonly unknown[]) =>
      (await pool.query({ name, text, values: [...values] })).rows as Row[],
    close: () => pool.end(),
  }
}
