import { sql } from 'kysely'
import type { Catalogue } from '#dsl/catalogue.ts'
import { demoPassword } from './admin/demoAccounts.ts'
import { demoSignIns } from './admin/demoSignIns.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'

/** Fills a migrated, empty database with the rows of a demo, in one transaction. */
export type FillDemo = (
  database: Database,
  catalogue: Catalogue,
  options: { readonly now: Date; readonly secretKey: Uint8Array },
) => Promise<unknown>

/** Fills an empty database with the demo that it is handed. Gives the demo's accounts that are in the database, one line each. */
export const demo = async (
  database: Database,
  catalogue: Catalogue,
  { secretKey }: Pick<Config, 'secretKey'>,
  fill: FillDemo,
): Promise<string[]> => {
  if (await isEmpty(database)) await fill(database, catalogue, { now: new Date(), secretKey })
  return (await demoSignIns(database)).map(({ email }) => `${email}  ${demoPassword}`)
}

const isEmpty = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from "institution") and not exists (select 1 from "admin") as "empty"`.execute(
    database.kysely,
  )
  return rows[0]?.empty === true
}
