import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'

/** `name`: by which PostgreSQL keeps the statement prepared. */
export type Query = <Row>(name: string, text: string, values: readonly unknown[]) => Promise<readonly Row[]>

export interface RivalDatabase {
  readonly query: Query
  /** All or nothing, on one connection. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const CONNECTIONS = 10

/** PostgreSQL through a plain pool, or PGlite as it comes, in `folder`. */
export const openRivalDatabase = async (url: string, folder: string): Promise<RivalDatabase> =>
  url === '' ? openLite(folder) : openPool(url)

const openLite = async (folder: string): Promise<RivalDatabase> => {
  const lite = await PGlite.create({ dataDir: join(folder, 'pg'), extensions: { pg_trgm, unaccent } })
  const queryOn =
    (on: Pick<PGlite, 'query'>): Query =>
    async <Row>(_: string, text: string, values: readonly unknown[]) =>
      (await on.query<Row>(text, [...values])).rows
  return {
    query: queryOn(lite),
    transaction: (work) => lite.transaction((tx) => work(queryOn(tx))),
    close: () => lite.close(),
  }
}

const openPool = (url: string): RivalDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  const queryOn =
    (on: Pick<pg.Pool, 'query'>): Query =>
    async <Row>(name: string, text: string, values: readonly unknown[]) =>
      (await on.query({ name, text, values: [...values] })).rows as Row[]
  return {
    query: queryOn(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queryOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
