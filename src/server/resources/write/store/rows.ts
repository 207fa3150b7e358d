import { idColumn } from '#dsl/entities/facts.ts'
import { remembered } from '#dsl/remembered.ts'
import { idIn, type Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { Given, hasSecrets, sealed } from '../../../secrets/rowSecrets.ts'
import type { Link, Resource } from '../../catalogue/resource.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import { everyColumn, type StoredRow } from '../../catalogue/storedRow.ts'

/** Values that a statement takes as one JSON parameter, so that its text does not grow with their number. */
const recordset = (columns: readonly { quoted: string; type: string }[]): string =>
  `jsonb_to_recordset($1::jsonb) as x(${columns.map((c) => `${c.quoted} ${c.type}`).join(', ')})`

/** The place of a row among those of a call: under a name that no column has. */
const LINE = '#line'

const keyColumns = (names: readonly string[]) => names.map((name) => ({ quoted: quoted(name), type: 'text' }))

const storedNames = ({ columns, keys, carried }: Resource) => [
  ...columns.filter((c) => !c.list),
  ...keyColumns([...keys, ...carried.flatMap((c) => c.keys)].map((p) => p.column)),
]

/**
 * Inserts rows, one statement; gives them back in order, without institutions. Rows with secrets are numbered first:
 * each is sealed for its own row.
 */
export const insertRows = async (
  tx: Executor,
  resource: Resource,
  rows: readonly Values[],
): Promise<StoredRow[]> => {
  const numbered = idColumn(resource.entity) !== undefined || rows.some((row) => hasSecrets(resource, row))
  const given = numbered ? await sealNew(tx, resource, rows) : rows
  const text = insertSql(resource)[numbered ? 'numbered' : 'plain']
  return run(tx, text, [JSON.stringify(given.map((row, i) => ({ ...row, [LINE]: i })))])
}

const insertSql = remembered((resource: Resource) => {
  const stored = storedNames(resource)
  const id = { quoted: '"id"', type: 'int' }
  return { plain: insertOf(resource, stored), numbered: insertOf(resource, [id, ...stored]) }
})

const insertOf = (resource: Resource, columns: readonly { quoted: string; type: string }[]): string => {
  const line = { quoted: quoted(LINE), type: 'int' }
  const names = columns.map((c) => c.quoted).join(', ')
  // Ids are numbered along the order of the lines, so that sorting by id gives the lines back; where a column numbers
  // them, all rows of a call are of one institution and so one row.
  return `with n as (insert into ${resource.table} as t (${names}) select ${columns.map((c) => `x.${c.quoted}`).join(', ')} from ${recordset([line, ...columns])} order by x.${line.quoted} returning ${ownColumns(resource)}) select * from n order by "id"`
}

const sealNew = async (tx: Executor, resource: Resource, rows: readonly Values[]): Promise<Values[]> => {
  const ids = await newIds(tx, resource, rows)
  return rows.map((row, i) => {
    const secrets = resource.secrets.flatMap(({ name }): [string, unknown][] =>
      typeof row[name] === 'string' ? [[name, new Given(row[name])]] : [],
    )
    return sealed(resource, { ...row, ...Object.fromEntries(secrets), id: ids[i] ?? 0 })
  })
}

const newIds = async (
  tx: Executor,
  { entity, table }: Resource,
  rows: readonly Values[],
): Promise<readonly number[]> => {
  const numberedBy = idColumn(entity)
  if (numberedBy) return rows.map((row) => idIn(row[numberedBy]) ?? 0)
  const ids = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence($1, 'id'))::int as "id" from generate_series(1, $2::int)`,
    [table, rows.length],
  )
  return ids.map(({ id }) => id)
}

/** Writes whole rows over those with the same id and version, one statement; versions rise by one. Secrets are `Given`, or sealed as they were. */
export const updateRows = (
  tx: Executor,
  resource: Resource,
  rows: readonly (Values & { readonly id: number })[],
): Promise<StoredRow[]> =>
  run(tx, updateSql(resource), [JSON.stringify(rows.map((row) => sealed(resource, row)))])

const updateSql = remembered((resource: Resource): string => {
  const columns = storedNames(resource)
  const sets = columns.map((c) => `${c.quoted} = x.${c.quoted}`)
  const given = recordset([{ quoted: '"id"', type: 'int' }, { quoted: '"version"', type: 'int' }, ...columns])
  return `update ${resource.table} t set ${['"version" = t."version" + 1', ...sets].join(', ')} from ${given} where t."id" = x."id" and t."version" = x."version" returning ${everyColumn(resource)}`
})

/** For rows that are changed by what is written elsewhere: whoever has read them has an older version by now. */
export const raiseVersions = (tx: Executor, { table }: Resource, ids: readonly number[]): Promise<unknown> =>
  run(tx, `update ${table} set "version" = "version" + 1 where "id" = any($1::int[])`, [ids])

const ownColumns = (resource: Resource): string =>
  [...resource.names.values()].map((c) => `${c.wire} as ${c.quoted}`).join(', ')

const linkKeys = (link: Link) => keyColumns(link.keys.map((p) => p.column))

/** Keys of a link are those of the row it links. */
export const updateLinkKeys = async (
  tx: Executor,
  link: Link,
  rows: readonly { readonly row: number; readonly keys: Values }[],
): Promise<void> => {
  const keys = linkKeys(link)
  if (keys.length === 0 || rows.length === 0) return
  const changed = keys.map((k) => `l.${k.quoted} is distinct from x.${k.quoted}`).join(' or ')
  await run(
    tx,
    `update ${link.table} l set ${keys.map((k) => `${k.quoted} = x.${k.quoted}`).join(', ')} from ${recordset([{ quoted: '"row"', type: 'int' }, ...keys])} where l.${link.row} = x."row" and (${changed})`,
    [JSON.stringify(rows.map(({ row, keys: values }) => ({ ...values, row })))],
  )
}
