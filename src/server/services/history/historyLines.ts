import { joinOf } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import type { Values } from '#protocol/row.ts'
import { type HistoryEntry, historyActions } from '#protocol/services/history.ts'
import { quoted } from '#server/model/names.ts'
import { inInstitutions } from '../../resources/catalogue/placeSql.ts'
import type { Resource } from '../../resources/catalogue/resource.ts'
import { Bindings, type Executor, run } from '../../resources/catalogue/statement.ts'
import { wireOf } from '../../resources/catalogue/storedColumn.ts'
import { notRemoved, type StoredRow } from '../../resources/catalogue/storedRow.ts'
import type { RepeatedRow } from './repeatedRows.ts'

/** A line of the audit about a row. */
export interface Line extends Pick<HistoryEntry, 'id' | 'at' | 'action'> {
  /** Null: the program. */
  readonly admin: number | null
  readonly isProvider: boolean
  readonly entity: string
  readonly institutions: readonly number[]
  readonly before: Values | null
  readonly after: Values | null
}

export interface Asked {
  readonly row: number
  /** The lines before this one. */
  readonly before?: string
  readonly limit: number
  /** Rows that it repeats. */
  readonly repeated: readonly RepeatedRow[]
}

/** The row as far as it points at others by these relations; undefined where there is none for who sees rows in these institutions. */
export const pointersOf = async (
  db: Executor,
  resource: Resource,
  row: number,
  { visible, relations }: { readonly visible: Reach; readonly relations: readonly string[] },
): Promise<StoredRow | undefined> => {
  const bindings = new Bindings()
  const conditions = [`t."id" = ${bindings.bind(row, 'int')}`, ...notRemoved(resource)]
  if (visible !== 'all') conditions.push(inInstitutions(resource, bindings.bind(visible, 'int[]')))
  const selected = ['id', ...relations].map((name) => `t.${quoted(name)}`)
  const text = `select ${selected.join(', ')} from ${resource.table} t where ${conditions.join(' and ')}`
  const [found] = await run<StoredRow>(db, text, bindings.values)
  return found
}

const isProvider = 'exists (select 1 from "admin" p where p."id" = a."admin" and p."level" = 1)'

/** What was recorded of a row, newest first: of the row itself, and of the links by which institutions have it. */
export const historyLines = (
  db: Executor,
  { entity }: Resource,
  { row, before, limit, repeated }: Asked,
  visible: Reach,
): Promise<Line[]> => {
  const bindings = new Bindings()
  const id = bindings.bind(row, 'int')
  const own = bindings.bind(entity.name, 'text')
  const join = joinOf(entity)
  const isLink = join && ofLink(bindings.bind(join.link, 'text'), bindings.bind(join.row, 'text'), id)
  const others = repeated.map(
    (one) =>
      `a."entity" = ${bindings.bind(one.entity, 'text')} and a."row" = ${bindings.bind(one.row, 'int')} and a."action" = 'update'`,
  )
  const sources = [`a."entity" = ${own} and a."row" = ${id}`, ...(isLink ? [isLink] : []), ...others]
  const conditions = [
    `a."action" = any(${bindings.bind(historyActions, 'text[]')})`,
    ...(before === undefined ? [] : [`a."id" < ${bindings.bind(before, 'bigint')}`]),
    ...(visible === 'all' ? [] : [within(bindings.bind(visible, 'int[]'))]),
  ]
  const action = `case when a."entity" <> ${own} and a."action" = 'insert' then 'link' else a."action" end`
  const text = `select a."id"::text, ${wireOf('timestamptz', 'a."at"')} as "at", a."admin", ${isProvider} as "isProvider", a."entity", ${action} as "action",
      coalesce(a."institutions", '[]'::jsonb) as "institutions", a."before", a."after"
    from (${foundBy(sources)}) a where ${conditions.join(' and ')} order by a."id" desc limit ${bindings.bind(limit, 'int')}`
  return run<Line>(db, text, bindings.values)
}

/** A link is recorded by its own id: whose it was stands in what it held. All of its entity are looked at, few beside the rows themselves. */
const ofLink = (link: string, column: string, id: string): string =>
  `a."entity" = ${link} and (coalesce(a."after", a."before")->>${column})::int = ${id}`

/** Each by its index: the newest of them all would else be looked for along the whole audit, however long that is. */
const foundBy = (sources: readonly string[]): string =>
  `${sources.map((one) => `select * from "audit" a where ${one}`).join(' union all ')} offset 0`

const within = (ids: string): string =>
  `exists (select 1 from jsonb_array_elements_text(a."institutions") i where i::int = any(${ids}))`
