import type { AnyColumn } from '#dsl/columns/column.ts'
import type { SqlType } from '#dsl/columns/kind.ts'
import { quoted } from '#server/model/names.ts'

/** Names are quoted. */
export interface ListTable {
  readonly table: string
  /** The column of the list's table that holds whose list it is. */
  readonly row: string
  /** The column of a row that says whose list is its own: its id, or what it points at. */
  readonly by: string
  readonly target: string
  /** Where the list has a link an institution. */
  readonly institution?: string
}

/** A column as the server reads and writes it. `t` stands for the row's table in the expressions. */
export interface StoredColumn {
  readonly name: string
  readonly quoted: string
  readonly type: SqlType
  /** What the server numbers itself has no column of the catalogue. */
  readonly column?: AnyColumn
  /** SQL that gives the value as it is on the wire. */
  readonly wire: string
  /** SQL that puts values in their order. */
  readonly sort: (own: string) => string
  /** Where that is stored: the column's name, quoted. */
  readonly sortKey?: string
  /** A list of ids, which stands in the rows of this table. */
  readonly list?: ListTable
  /** Never leaves the server; only whether it is set does. */
  readonly secret: boolean
}

/** Dates and instants leave the database as text: drivers differ in how they read them. */
const wireSql: Partial<Record<SqlType, (column: string) => string>> = {
  date: (c) => `to_char(${c}, 'YYYY-MM-DD')`,
  timestamptz: (c) => `to_char(${c} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  bigint: (c) => `${c}::float8`,
}

/** SQL that gives a value as it is on the wire; `own` is the column or what stands in its place. */
export const wireOf = (type: SqlType, own: string): string => wireSql[type]?.(own) ?? own

const listTable = ({ facts: { through } }: AnyColumn): ListTable | undefined =>
  through && {
    table: quoted(through.entity),
    row: quoted(through.row),
    by: quoted(through.by ?? 'id'),
    target: quoted(through.target),
    ...(through.institution !== undefined && { institution: quoted(through.institution) }),
  }

/** The ids of a list in their order, each once; none is an empty list. Of a list with a link an institution, those in `only` (a placeholder). */
export const listed = ({ table, row, by, target, institution }: ListTable, only?: string): string => {
  const within = only && institution ? ` and l.${institution} = any(${only})` : ''
  return `(select coalesce(json_agg(distinct l.${target} order by l.${target}), '[]'::json) from ${table} l where l.${row} = t.${by}${within})`
}

export const storedColumn = (name: string, column: AnyColumn, sortKey?: string): StoredColumn => {
  const own = `t.${quoted(name)}`
  const type: SqlType = column.kind.sql
  const list = listTable(column)
  return {
    name,
    quoted: quoted(name),
    type,
    column,
    wire: list ? listed(list) : wireOf(type, own),
    ...(list && { list }),
    sort: column.kind.sortSql ?? ((sorted) => sorted),
    ...(sortKey && { sortKey: quoted(sortKey) }),
    secret: column.options.secret ?? false,
  }
}

const numbered = (name: string): StoredColumn => ({
  name,
  quoted: quoted(name),
  type: 'integer',
  wire: `t.${quoted(name)}`,
  sort: (own) => own,
  secret: false,
})

export const serverColumns: readonly StoredColumn[] = [numbered('id'), numbered('version')]
