import { isObject } from '#protocol/row.ts'
import type { Session } from '#server/db/session.ts'
import type { Built } from './catalogues.ts'

/** Everything that is stored and every record of a write: of each table its name and a sum of what it holds. */
export const contents = ({ server, resources }: Built): Promise<readonly unknown[]> =>
  server.database.session(async (session) => {
    const tables = [...resources.all.map(({ table }) => table), '"audit"', '"idempotency"']
    const sums = tables.map(
      (table) =>
        `select '${table}' as "table", (select concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) from ${table} t) as "sum"`,
    )
    const text = sums.join(' union all ')
    // The embedded engine takes three times as long to plan this as to run it.
    return server.database.engine === 'embedded' ? prepared(session, text) : (await session.query(text)).rows
  })

/** Planned once: the engine has one connection. */
const prepared = async (session: Session, text: string): Promise<readonly unknown[]> => {
  const execute = async () => (await session.query('execute contents')).rows
  return execute().catch(async (error: unknown) => {
    if (!isObject(error) || error.code !== noSuchStatement) throw error
    await session.exec(`prepare contents as ${text}`)
    return execute()
  })
}
const noSuchStatement = '26000'
