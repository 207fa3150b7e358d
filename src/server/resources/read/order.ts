import type { SqlType } from '#dsl/columns/kind.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import { orderColumn } from '#dsl/entities/label.ts'
import type { ListRequest } from '#protocol/list.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { StoredColumn } from '../catalogue/storedColumn.ts'
import type { Sight } from './visibility.ts'

/** One value that rows are put in order by. */
export interface Sort {
  readonly sql: string
  readonly type: SqlType
  readonly orientation: 'asc' | 'desc'
  /** An index is in this order, the id following. */
  readonly indexed: boolean
}

/**
 * The order as asked, then by id in the direction of the last column, so that no row stands on two pages and an index
 * can be read either way.
 * @throws HttpProblem 400 for a name that is unknown or secret, 403 for a relation to rows that are not the person's to read.
 */
export const orderOf = (
  resource: Resource,
  resources: Resources,
  sight: Sight,
  orderby: ListRequest['orderby'] = [],
): Sort[] => {
  const parts = orderby.flatMap(({ columnName, orientation }) => {
    const column = resource.names.get(columnName)
    if (!column || column.secret || column.type === 'jsonb') throw malformed(columnName)
    if (column.column?.facts.entity && !sight.reaches(column))
      throw new HttpProblem(403, { details: [{ column: columnName, code: 403, reason: 'notReadable' }] })
    const indexed = hasIndex(resource, sight, column)
    return sortsOf(resource, resources, sight, column).map(
      (value): Sort => ({ ...value, orientation, indexed }),
    )
  })
  const orientation = orderby.at(-1)?.orientation ?? 'asc'
  return [...parts, { sql: 't."id"', type: 'integer', orientation, indexed: true }]
}

/** Whether one index is in the order. */
export const isIndexed = (sorts: readonly Sort[]): boolean =>
  sorts.length <= 2 && sorts.every(({ indexed }) => indexed)

/** Whether the index over the column is in the order of what the person sees. */
const hasIndex = (resource: Resource, sight: Sight, { name, column }: StoredColumn): boolean => {
  const { label } = resource.entity
  const leads = name === label.column && label.after !== undefined
  return (
    name === 'id' ||
    (resource.indexed.includes(name) && !column?.facts.entity && !leads && !sight.hidden(resource, name))
  )
}

type Value = Pick<Sort, 'sql' | 'type'>

/** Sort keys are texts; how else a kind is put in order does not change its type. */
const typeOf = ({ sortKey, type }: StoredColumn): SqlType => (sortKey ? 'text' : type)

/** As people read it: a relation by the label of the row it points at, a label after that of the row before it. */
const sortsOf = (resource: Resource, resources: Resources, sight: Sight, column: StoredColumn): Value[] => {
  const { entity, names } = resource
  const sort = { sql: seen(resource, sight, column), type: typeOf(column) }
  const { label } = entity
  const before = column.name === label.column && label.after !== undefined && names.get(label.after)
  if (before)
    return sight.reaches(before)
      ? [relatedLabel(before, resources, sight) ?? { sql: keyOf(before, 't'), type: typeOf(before) }, sort]
      : [sort]
  return [relatedLabel(column, resources, sight) ?? sort]
}

const keyOf = ({ sortKey, sort, quoted }: StoredColumn, alias: string): string =>
  sortKey ? `${alias}.${sortKey}` : sort(`${alias}.${quoted}`)

/** By no more of the column than the person sees. */
const seen = (resource: Resource, sight: Sight, column: StoredColumn): string =>
  column.sortKey
    ? sight.own(resource, { ...column, quoted: column.sortKey })
    : column.sort(sight.own(resource, column))

/** Rows that may not be read stand as if they had no label. */
const relatedLabel = (
  { quoted, column }: StoredColumn,
  resources: Resources,
  sight: Sight,
): Value | undefined => {
  if (!column?.facts.entity) return undefined
  const target = resources.of(column.facts.entity)
  const { table, entity, names } = target
  if (orderColumn(entity, entity.label.column) === 'id') return undefined
  const label = names.get(entity.label.column)
  if (!label?.column || label.secret || label.type === 'jsonb' || copyInto(entity, label.name))
    return undefined
  const conditions = [`r."id" = t.${quoted}`, ...sight.readable(target)]
  const sql = `(select ${keyOf(label, 'r')} from ${table} r where ${conditions.join(' and ')})`
  return { sql, type: typeOf(label) }
}
