import type { Built } from './catalogues.ts'

/** Everything that is stored and every record of a write: of each table its name and a sum of what it holds. */
export const contents = ({ server, resources }: Built): Promise<readonly unknown[]> =>
  server.database.session(async (session) => {
    const tables = [...resources.all.map(({ table }) => table), '"audit"', '"idempotency"']
    const sums = tables.map(
      (table) =>
        `select '${table}' as "table", (select concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) from ${table} t) as "sum"`,
    )
    return (await session.query(sums.join(' union all '))).rows
  })
