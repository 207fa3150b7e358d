import type { Database } from '../db/database.ts'
import { type Executor, run } from '../resources/catalogue/statement.ts'
import { lineSql, longestTransaction, noSeal, type Seal } from './seal.ts'

/** Lines in a transaction: some hundredths of a second, for which everybody waits on the embedded engine. */
const most = 1000

interface Unsealed {
  readonly id: string
  readonly line: string
}

/** Up to this id every line had its seal at that time; undefined where none had. */
export const sealedUpTo = async (db: Executor, at: Date): Promise<string | undefined> => {
  const [last] = await run<{ audit: string }>(
    db,
    `select "audit"::text from "auditSeal" where "at" < $1::timestamptz order by "n" desc limit 1`,
    [at.toISOString()],
  )
  return last?.audit
}

/**
 * Seals lines that have none, a thousand at most; processes that do so at once wait for each other. No write waits, since nothing
 * but the table of seals is locked.
 * @returns how many
 */
export const sealAudit = (
  database: Pick<Database, 'transaction'>,
  seal: Seal,
  now = new Date(),
): Promise<number> =>
  database.transaction(async (tx) => {
    await run(tx, 'lock table "auditSeal" in exclusive mode')
    const settled = await sealedUpTo(tx, new Date(now.getTime() - longestTransaction))
    const lines = await run<Unsealed>(
      tx,
      `select a."id"::text, ${lineSql} as "line" from "audit" a
        where a."id" > $1::bigint and not exists (select from "auditSeal" s where s."audit" = a."id")
        order by a."id" limit ${most}`,
      [settled ?? '0'],
    )
    if (lines.length === 0) return 0
    const [last] = await run<{ n: string; seal: string }>(
      tx,
      'select s."n"::text, s."seal" from "auditSeal" s order by s."n" desc limit 1',
    )
    let [n, previous] = [Number(last?.n ?? 0), last?.seal ?? noSeal]
    const at = now.toISOString()
    const seals = lines.map(({ id, line }) => {
      n += 1
      previous = seal({ n, at, line }, previous)
      return { n, audit: id, at, seal: previous }
    })
    await run(
      tx,
      `insert into "auditSeal" ("n", "audit", "at", "seal")
        select x."n", x."audit", x."at", x."seal"
        from jsonb_to_recordset($1::jsonb) as x("n" bigint, "audit" bigint, "at" timestamptz, "seal" text)`,
      [JSON.stringify(seals)],
    )
    return seals.length
  })
