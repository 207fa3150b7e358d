import { type QueryExecutorProvider, sql } from 'kysely'
import type { Catalogue } from '#dsl/catalogue.ts'
import { demoAccounts, demoPassword } from '#server/admin/demoAccounts.ts'
import { modelOf } from '#server/model/model.ts'
import { hashPassword } from '#server/services/auth/password.ts'
import { insertRows } from './insertRows.ts'
import { type DemoOptions, demoRows } from './rows.ts'
import { sealRows } from './sealRows.ts'
import { withUniqueKeys } from './uniqueKeys.ts'

/** What is needed of the database: one transaction, and fresh statistics after it. */
export interface SeedTarget {
  transaction<T>(body: (transaction: QueryExecutorProvider) => Promise<T>): Promise<T>
  afterBulk(): Promise<void>
}

/** Thrown when there are institutions already: a demo never mixes with somebody's data. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

/**
 * Fills a migrated, empty database with a demo, in one transaction: the same rows for the same options.
 * @returns rows written, by entity
 * @throws NotEmpty
 */
export const seedDemo = async (
  database: SeedTarget,
  catalogue: Catalogue,
  options: DemoOptions & { readonly secretKey: Uint8Array },
): Promise<ReadonlyMap<string, number>> => {
  const rows = sealRows(catalogue, withUniqueKeys(catalogue, demoRows(catalogue, options)), options.secretKey)
  const tables = new Map(modelOf(catalogue).tables.map((t) => [t.name, t]))
  const passwordHash = await hashPassword(demoPassword)
  await database.transaction(async (transaction) => {
    if (await hasRows(transaction)) throw new NotEmpty()
    for (const [entity, own] of rows) {
      const table = tables.get(entity)
      if (table) await insertRows(transaction, table, own)
    }
    const people = demoAccounts.map((_, i) => ({ admin: i + 1, passwordHash }))
    await sql`insert into "account" ("admin", "passwordHash")
      select "admin", "passwordHash" from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as row_("admin" integer, "passwordHash" text)`.execute(transaction)
  })
  await database.afterBulk()
  return new Map([...rows].map(([entity, own]) => [entity, own.length]))
}

const hasRows = async (transaction: QueryExecutorProvider): Promise<boolean> => {
  const { rows } = await sql<{
    full: boolean
  }>`select exists (select 1 from "institution") or exists (select 1 from "admin") as "full"`.execute(
    transaction,
  )
  return rows[0]?.full === true
}
