import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const migrations = new URL('../../../migrations/', import.meta.url)

/** The migrations of the project, in order: name and SQL. */
export const migrationTexts = (): { name: string; sql: string }[] =>
  readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(name, migrations), 'utf8') }))

/** A database in memory in which every test gets a schema of its own. */
export const openScratch = async () => {
  const db = await PGlite.create({ extensions: { pg_trgm } })
  await db.exec('create extension pg_trgm')
  let used = 0
  /** Runs the statements in an empty schema and stays in it. */
  const inSchema = async (statements: readonly string[]): Promise<string> => {
    const name = `s${used++}`
    await db.exec(`create schema ${name}; set search_path = ${name}, public`)
    await db.exec(statements.join('\n'))
    return name
  }
  return { db, inSchema, shapeOf: (schema: string) => shapeOf(db, schema), close: () => db.close() }
}

/** Everything a schema is made of, whatever the order in which it was made. */
const shapeOf = async (db: PGlite, schema: string): Promise<string[]> => {
  const { rows } = await db.query<{ line: string }>(
    `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' notnull=' || a.attnotnull::text
       || ' identity=' || a.attidentity::text || ' generated=' || a.attgenerated::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = $1::regnamespace and a.attnum > 0 and not a.attisdropped
     union all select 'constraint ' || conname || ' on ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
     from pg_constraint where connamespace = $1::regnamespace and contype <> 'n'
     union all select 'index ' || pg_get_indexdef(indexrelid)
     from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = $1::regnamespace
     union all select 'sequence ' || relname from pg_class where relkind = 'S' and relnamespace = $1::regnamespace`,
    [schema],
  )
  return rows.map((r) => r.line.replaceAll(`${schema}.`, '')).sort()
}
