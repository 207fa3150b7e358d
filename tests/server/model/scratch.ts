import type { Row, Session } from '#server/db/session.ts'

let used = 0

/** Schemas of their own, one after the other, on one connection. */
export const scratchOf = (session: Session) => ({
  /** Runs the statements in an empty schema, stays in it, and gives its name. */
  inSchema: async (statements: readonly string[]): Promise<string> => {
    const name = `s${used++}`
    await session.exec(`create extension if not exists pg_trgm with schema public`)
    await session.exec(`create schema ${name}; set search_path = ${name}, public`)
    await session.exec(statements.join('\n'))
    return name
  },
  rows: async (sql: string): Promise<Row[]> => (await session.query(sql)).rows,
  /** Everything a schema is made of, whatever the order in which it was made. */
  shapeOf: async (schema: string): Promise<string[]> => {
    const { rows } = await session.query(shapeSql, [schema])
    return rows.map((r) => String(r.line).replaceAll(`${schema}.`, '')).sort()
  },
})

/** PostgreSQL 18 names NOT NULL constraints, 15 does not: columns tell of them. */
const shapeSql = `
  select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || ' notnull=' || a.attnotnull::text || ' identity=' || a.attidentity::text
    || ' generated=' || a.attgenerated::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = $1::text::regnamespace and a.attnum > 0 and not a.attisdropped
  union all select 'constraint ' || conname || ' on ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = $1::text::regnamespace and contype <> 'n'
  union all select 'index ' || pg_get_indexdef(indexrelid)
  from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = $1::text::regnamespace
  union all select 'sequence ' || relname from pg_class
  where relkind = 'S' and relnamespace = $1::text::regnamespace`
