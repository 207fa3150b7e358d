import type { Database } from '#server/db/database.ts'

interface Kept {
  readonly table: string
  readonly columns: string
}

interface Sequence {
  readonly name: string
  readonly value: number | null
}

const tablesSql = `select quote_ident(c.table_name) as "table", string_agg(quote_ident(c.column_name), ', ') as "columns"
from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
where c.table_schema = 'public' and c.is_generated = 'NEVER' and t.table_type = 'BASE TABLE' group by 1`
const sequencesSql = `select quote_ident(sequencename) as "name", last_value as "value" from pg_sequences where schemaname = 'public'`
const shapeSql = `select md5(string_agg(line, chr(10) order by line)) as "shape" from (
  select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as line from pg_attribute
    where attrelid >= 16384 and attnum > 0 and not attisdropped
  union all select concat_ws(' ', conrelid::regclass, conname, convalidated) from pg_constraint where oid >= 16384
  union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where oid >= 16384
  union all select concat_ws(' ', pronamespace, proname, md5(prosrc)) from pg_proc where oid >= 16384
) lines`

const rows = async <R>(database: Database, sql: string): Promise<R[]> =>
  database.session(async (session) => (await session.query(sql)).rows as unknown as R[])

/** Of tables, columns, constraints, triggers and functions: what bringing back rows does not bring back. */
export const shapeOf = async (database: Database): Promise<string> =>
  (await rows<{ shape: string }>(database, shapeSql))[0]?.shape ?? ''

/**
 * Remembers every row as it is and gives the SQL that brings them back: a fraction of the time that a fresh database
 * takes. Ids are given out anew from where they were; foreign keys are not asked meanwhile.
 */
export const keepRows = async (database: Database): Promise<string> => {
  const tables = await rows<Kept>(database, tablesSql)
  const sequences = await rows<Sequence>(database, sequencesSql)
  const copies = tables.map(
    ({ table, columns }) => `create table kept.${table} as select ${columns} from public.${table};`,
  )
  await database.session((session) => session.exec(`create schema kept; ${copies.join('\n')}`))
  return [
    'begin; set local session_replication_role = replica;',
    ...tables.map(
      ({ table, columns }) =>
        `delete from public.${table}; insert into public.${table} (${columns}) overriding system value select ${columns} from kept.${table};`,
    ),
    ...sequences.map(
      ({ name, value }) => `select setval('public.${name}', ${value ?? 1}, ${value !== null});`,
    ),
    'commit;',
  ].join('\n')
}
