import { sql } from 'kysely'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'

/** Fills an empty database with the demo. Gives the demo's accounts that are in the database, one line each. */
export const demo = async (
  database: Database,
  catalogue: Catalogue,
  { secretKey }: Pick<Config, 'secretKey'>,
): Promise<string[]> => {
  if (await isEmpty(database)) {
    const { seedDemo } = await import('../../generators/demo/seedDemo.ts')
    await seedDemo(database, catalogue, { now: new Date(), secretKey })
  }
  const { accounts, DEMO_PASSWORD } = await import('../../generators/demo/admins.ts')
  const emails = JSON.stringify(accounts.map((account) => account.email))
  const { rows } = await sql<{ email: string }>`
    select a."email" from "admin" a join "account" c on c."admin" = a."id"
    where ${emails}::jsonb ? a."email" order by a."level"`.execute(database.kysely)
  return rows.map((row) => `${row.email}  ${DEMO_PASSWORD}`)
}

const isEmpty = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from "institution") and not exists (select 1 from "admin") as "empty"`.execute(
    database.kysely,
  )
  return rows[0]?.empty === true
}
