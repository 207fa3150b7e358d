import { isCommon } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import { inInstitutions, placesOfRow } from '../catalogue/placeSql.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { Bindings } from '../catalogue/statement.ts'
import type { StoredColumn } from '../catalogue/storedColumn.ts'
import type { Sight } from './visibility.ts'

interface Lists {
  readonly resource: Resource
  /** The column that holds lists of ids. */
  readonly relation: StoredColumn
  readonly target: Resource
  /** Where the person may see rows of the resource. */
  readonly visible: Reach
  readonly sight: Sight
  readonly bindings: Bindings
}

/**
 * SQL of a JSON array: the ids of the rows whose list names every target that it could: each that the person may read and that
 * is in an institution of the row. None where there is no such target.
 */
export const completeLists = (
  { resource, relation, target, visible, sight, bindings }: Lists,
  ids: readonly number[],
): string => {
  const sharesPlace = isCommon(target.entity) ? [] : [nearby(resource, target, visible, bindings)]
  const offered = [...sight.readable(target), ...sharesPlace]
  const whereOffered = offered.length > 0 ? ` where ${offered.join(' and ')}` : ''
  const missing = [...offered, `not ${holds(relation)}`].join(' and ')
  const complete = `exists (select 1 from ${target.table} r${whereOffered}) and not exists (select 1 from ${target.table} r where ${missing})`
  return `select coalesce(json_agg(t."id"), '[]'::json) from ${resource.table} t where t."id" = any(${bindings.bind(ids, 'int[]')}) and ${complete}`
}

/** SQL condition: `r` is in an institution of `t` that the person sees. */
const nearby = (resource: Resource, target: Resource, visible: Reach, bindings: Bindings): string => {
  if (isCommon(resource.entity)) return 'false'
  const only = resource.link && visible !== 'all' ? bindings.bind(visible, 'int[]') : undefined
  return inInstitutions(target, placesOfRow(resource, 't', only), 'r')
}

const holds = ({ list, quoted }: StoredColumn): string =>
  list
    ? `exists (select 1 from ${list.table} h where h.${list.row} = t.${list.by} and h.${list.target} = r."id")`
    : `coalesce(t.${quoted} @> to_jsonb(r."id"), false)`
