import { INT32_MAX } from '#dsl/bounds.ts'
import { isCommon, placeColumn, placeName } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import { isBlank } from '#engine/blank.ts'
import { columnSchema } from '#engine/shape.ts'
import type { Other } from '#protocol/list.ts'
import { idsIn } from '#protocol/row.ts'
import { malformed } from '../../errors.ts'
import { demand } from '../catalogue/access.ts'
import { compile } from '../catalogue/ajv.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { Bindings } from '../catalogue/statement.ts'
import type { ListTable, StoredColumn } from '../catalogue/storedColumn.ts'
import { notRemoved } from '../catalogue/storedRow.ts'
import { rangeSql, readRange } from './range.ts'
import type { Sight } from './visibility.ts'

/** One statement is not given more values than this for one column. */
const VALUES_MAX = 1000
const ID = { type: 'integer', minimum: 1, maximum: INT32_MAX } as const

/** `own` is the column, or what stands in its place for the person who asks. */
type Condition = (
  value: unknown,
  own: () => string,
  bindings: Bindings,
  now: Date,
  visible: Reach,
) => string[]

export interface Filtered {
  readonly conditions: readonly string[]
  /** The institutions whose rows are asked for or may be seen; not said where all are. */
  readonly scope?: readonly number[]
}

interface Reading {
  readonly sight: Sight
  readonly bindings: Bindings
  readonly now: Date
  /** The institutions that the query may name, where it is not those whose rows may be seen. */
  readonly named?: Reach
}

/** Makes the WHERE conditions of a list but for its institutions. */
export type Filters = (query: Readonly<Record<string, unknown>>, visible: Reach, reading: Reading) => Filtered

/** The name by which a query names institutions. */
const institutionName = ({ entity }: Resource): string | undefined =>
  isCommon(entity) ? undefined : placeName(entity)

/**
 * The filters an entity offers: each column that is no secret, its range, and its institutions.
 * They throw HttpProblem 400 for another name or a value of the wrong shape, 403 for an institution out of reach.
 */
export const filtersOf = (resource: Resource): Filters => {
  const institution = institutionName(resource)
  const { places = [], queries = {} } = resource.entity.wire
  const offered = new Map<string, { readonly column: StoredColumn; readonly condition: Condition }>()
  for (const column of resource.names.values()) {
    if (column.secret || column.name === institution) continue
    offered.set(column.name, { column, condition: isValued(column) })
    offered.set(rangeName(column), { column, condition: inRange(column) })
  }
  for (const [name, of] of Object.entries(queries)) {
    const column = resource.names.get(of)
    if (column) offered.set(name, { column, condition: isValued(column) })
  }
  const place = institution ?? ''
  const isPlaces = (name: string) => name === institution || places.includes(name)
  const isIds = compile<number[]>({ type: 'array', items: ID, maxItems: VALUES_MAX })
  return (query, visible, { sight, bindings, now, named = visible }) => {
    const others = Object.fromEntries(Object.entries(query).filter(([name]) => !isPlaces(name)))
    const [asked] = Object.entries(query).flatMap(([name, value]) => (isPlaces(name) ? [value] : []))
    const ids = asked === undefined ? undefined : [asked].flat()
    if (ids && !isIds(ids)) throw malformed(place, 'wrongType')
    if (ids) demand(ids, named)
    const conditions = Object.entries(others).flatMap(([name, value]) => {
      const found = offered.get(name)
      if (!found) throw malformed(name)
      return found.condition(value, () => sight.own(resource, found.column), bindings, now, visible)
    })
    const scope = ids ?? (visible === 'all' ? undefined : visible)
    return { conditions: [...notRemoved(resource), ...conditions], scope }
  }
}

/** SQL condition: the row belongs to one of the institutions, which a row common to all does not. */
export const inInstitutions = ({ entity, link, names }: Resource, ids: string, alias = 't'): string => {
  if (link)
    return `exists (select 1 from ${link.table} l where l.${link.row} = ${alias}."id" and l.${link.institution} = any(${ids}))`
  const column = names.get(placeColumn(entity) ?? 'id')?.quoted
  return isCommon(entity) ? 'false' : `${alias}.${column} = any(${ids})`
}

/** `{ not: … }`: rows of any other value, those that have none among them. */
const isOther = compile<Other>({
  type: 'object',
  properties: { not: {} },
  required: ['not'],
  additionalProperties: false,
})

const isValued = (column: StoredColumn): Condition => {
  const condition = equals(column)
  return (value, own, bindings, now, visible) => {
    if (!isOther(value)) return condition(value, own, bindings, now, visible)
    const kept = condition(value.not, own, bindings, now, visible)
    return [`not coalesce(${kept.join(' and ')}, false)`]
  }
}

/** A value, several of them, or null, also among several, for rows that have none. */
const equals = ({ name, type, column, list }: StoredColumn): Condition => {
  const isValue = compile(column ? columnSchema(column) : ID)
  const fits = (value: unknown): boolean =>
    isValue(value) && (column?.kind.check === undefined || isBlank(value) || !column.kind.check(value))
  return (value, own, bindings, _, visible) => {
    if (list) {
      if (value !== null && !fits(value)) throw malformed(name, 'wrongType')
      return [inList(list, value === null ? null : idsIn(value), bindings, visible)]
    }
    if (value === null) return [`${own()} is null`]
    if (type === 'jsonb') {
      if (!fits(value)) throw malformed(name, 'wrongType')
      return [`${own()} @> ${bindings.bind(JSON.stringify(value), 'jsonb')}`]
    }
    const values = [value].flat().filter((one) => one !== null)
    if (values.length > VALUES_MAX || !values.every(fits)) throw malformed(name, 'wrongType')
    if (!Array.isArray(value)) return [`${own()} = ${bindings.bind(value, type)}`]
    const among = `${own()} = any(${bindings.bind(values, `${type}[]`)})`
    return [value.includes(null) ? `(${among} or ${own()} is null)` : among]
  }
}

/** The list holds all of the ids; for null, none at all. */
const inList = (
  { table, row, by, target, institution }: ListTable,
  ids: readonly number[] | null,
  bindings: Bindings,
  visible: Reach,
): string => {
  const within =
    institution && visible !== 'all' ? ` and l.${institution} = any(${bindings.bind(visible, 'int[]')})` : ''
  const rows = `from ${table} l where l.${row} = t.${by}${within}`
  if (ids === null) return `not exists (select 1 ${rows})`
  const wanted = bindings.bind(ids, 'int[]')
  return `(select count(distinct l.${target}) ${rows} and l.${target} = any(${wanted})) = cardinality(${wanted})`
}

const rangeName = ({ name }: StoredColumn): string => `range${name.charAt(0).toUpperCase()}${name.slice(1)}`

const inRange =
  (column: StoredColumn): Condition =>
  (value, own, bindings, now) => {
    const { type } = column
    const range = readRange(value, type, now)
    if (!range) throw malformed(rangeName(column), 'wrongFormat')
    // A range open on both sides asks for nothing, and a value that is bound must be asked for.
    if (range.from === undefined && range.to === undefined) return []
    return rangeSql(own(), type, range, (bound, as) => bindings.bind(bound, as))
  }
