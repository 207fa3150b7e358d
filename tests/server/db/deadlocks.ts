import type { Database } from '#server/db/database.ts'

/** Deadlocks that PostgreSQL has had to break in this database; none on the embedded engine, where transactions queue. */
export const deadlocksOf = async (database: Database): Promise<number> => {
  const { rows } = await database.session((session) =>
    session.query(
      'select coalesce(sum("deadlocks"), 0)::int as "n" from pg_stat_database where "datname" = current_database()',
    ),
  )
  return Number(rows[0]?.n)
}

/** Which statements waited for each other, where the server keeps its log (`logging_collector`) and names the database in it. */
export const deadlocksTold = async (database: Database): Promise<string> => {
  if (database.engine !== 'postgres') return ''
  const { rows } = await database.session((session) =>
    session.query(`select current_database() as "name",
      case when pg_current_logfile() is not null then pg_read_file(pg_current_logfile()) end as "log"`),
  )
  const { log, name } = rows[0] ?? {}
  const entries = `${log ?? ''}`.split(/\n(?!\s)/).filter((entry) => entry.startsWith(`${name}`))
  const details = entries.filter((_, i) => entries[i - 1]?.includes('deadlock detected'))
  return details.map((detail) => detail.replace(/^(.{200}).*$/gm, '$1 …')).join('\n')
}
