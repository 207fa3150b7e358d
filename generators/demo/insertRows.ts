import { type QueryExecutorProvider, sql } from 'kysely'
import type { ModelColumn, ModelTable } from '#server/model/model.ts'
import type { Rows } from './rows.ts'

/** One statement writes this many rows: beyond it a statement gets slower, not faster. */
const BATCH = 2000

/** Writes rows with the ids they have, then lets the table's own numbering go on after them. */
export const insertRows = async (
  database: QueryExecutorProvider,
  table: ModelTable,
  rows: Rows,
): Promise<void> => {
  const columns = writtenColumns(table, rows)
  if (columns.length === 0) return
  const names = sql.join(columns.map((c) => sql.id(c.name)))
  const types = sql.join(columns.map((c) => sql`${sql.id(c.name)} ${sql.raw(c.type)}`))
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH))
    await sql`insert into ${sql.id(table.name)} (${names})
      select ${names} from jsonb_to_recordset(${batch}::jsonb) as row_(${types})`.execute(database)
  }
  const last = rows.reduce((max, row) => Math.max(max, row.id), 0)
  await sql`select setval(pg_get_serial_sequence(${`"${table.name}"`}, 'id'), ${last}::bigint)`.execute(
    database,
  )
}

/** Columns that the rows hold; the others are given by the database. */
const writtenColumns = (table: ModelTable, rows: Rows): readonly ModelColumn[] => {
  const [first] = rows
  return first ? table.columns.filter((c) => c.name in first) : []
}
