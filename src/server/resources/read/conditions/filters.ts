import { isCommon, placeName } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import { rangeName } from '#protocol/list.ts'
import { malformed } from '../../../errors.ts'
import { demand } from '../../catalogue/access.ts'
import { compile } from '../../catalogue/ajv.ts'
import { idSchema } from '../../catalogue/ids.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { Bindings } from '../../catalogue/statement.ts'
import type { StoredColumn } from '../../catalogue/storedColumn.ts'
import { notRemoved } from '../../catalogue/storedRow.ts'
import type { Sight } from '../visibility.ts'
import { type Condition, isValued, VALUES_MAX } from './conditions.ts'
import { rangeSql, readRange } from './range.ts'

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

/**
 * The filters an entity offers: each column that is no secret, its range, and its institutions.
 * They throw HttpProblem 400 for another name or a value of the wrong shape, 403 for an institution out of reach.
 */
export const filtersOf = (resource: Resource): Filters => {
  const institution = placeName(resource.entity)
  const { places = [], queries = {} } = resource.entity.wire
  const offered = new Map<string, { readonly column: StoredColumn; readonly condition: Condition }>()
  for (const column of resource.names.values()) {
    if (column.secret || column.name === institution) continue
    offered.set(column.name, { column, condition: isValued(column) })
    offered.set(rangeName(column.name), { column, condition: inRange(column) })
  }
  for (const [name, of] of Object.entries(queries)) {
    const column = resource.names.get(of)
    // What is wrong is told under the name that was sent.
    if (column) offered.set(name, { column, condition: isValued({ ...column, name }) })
  }
  const isPlaces = (name: string) => name === institution || places.includes(name)
  const isIds = compile<number[]>({ type: 'array', items: idSchema, maxItems: VALUES_MAX })
  return (query, visible, { sight, bindings, now, named = visible }) => {
    const others = Object.fromEntries(Object.entries(query).filter(([name]) => !isPlaces(name)))
    const [asked] = Object.entries(query).flatMap(([name, value]) =>
      isPlaces(name) ? [{ name, value }] : [],
    )
    const ids = asked === undefined ? undefined : [asked.value].flat()
    if (ids && !isIds(ids)) throw malformed(asked?.name ?? institution, 'wrongType')
    if (ids) demand(ids, named)
    const conditions = Object.entries(others).flatMap(([name, value]) => {
      const found = offered.get(name)
      if (!found) throw malformed(name)
      return found.condition(value, () => sight.own(resource, found.column), bindings, now, visible)
    })
    // Rows that are common are in every institution: to name some leaves out none.
    const within = isCommon(resource.entity) ? undefined : ids
    const scope = within ?? (visible === 'all' ? undefined : visible)
    return { conditions: [...notRemoved(resource), ...conditions], scope }
  }
}

const inRange =
  (column: StoredColumn): Condition =>
  (value, own, bindings, now) => {
    const { type } = column
    const range = readRange(value, type, now)
    if (!range) throw malformed(rangeName(column.name), 'wrongFormat')
    // A range open on both sides asks for nothing, and a value that is bound must be asked for.
    if (range.from === undefined && range.to === undefined) return []
    return rangeSql(own(), type, range, (bound, as) => bindings.bind(bound, as))
  }
