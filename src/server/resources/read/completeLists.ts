import { isCommon, placeColumn } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { Bindings } from '../catalogue/statement.ts'
import type { StoredColumn } from '../catalogue/storedColumn.ts'
import { inInstitutions } from './conditions/filters.ts'
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

/** SQL of a JSON array: those of the rows whose list holds all there is to hold in the row's institutions. */
export const completeLists = (
  { resource, relation, target, visible, sight, bindings }: Lists,
  ids: readonly number[],
): string => {
  const near = isCommon(target.entity) ? [] : [nearby(resource, target, visible, bindings)]
  const offered = [...sight.readable(target), ...near]
  const any = offered.length > 0 ? ` where ${offered.join(' and ')}` : ''
  const left = [...offered, `not ${holds(relation)}`].join(' and ')
  const complete = `exists (select 1 from ${target.table} r${any}) and not exists (select 1 from ${target.table} r where ${left})`
  return `select coalesce(json_agg(t."id"), '[]'::json) from ${resource.table} t where t."id" = any(${bindings.bind(ids, 'int[]')}) and ${complete}`
}

/** SQL condition: `r` is in an institution of `t` that the person sees. */
const nearby = (resource: Resource, target: Resource, visible: Reach, bindings: Bindings): string => {
  const { link, entity, names } = resource
  if (isCommon(entity)) return 'false'
  if (!link) {
    const own = names.get(placeColumn(entity) ?? '')?.quoted ?? '"id"'
    return inInstitutions(target, `array[t.${own}]`, 'r')
  }
  const seen = visible === 'all' ? '' : ` and p.${link.institution} = any(${bindings.bind(visible, 'int[]')})`
  const places = `array(select p.${link.institution} from ${link.table} p where p.${link.row} = t."id"${seen})`
  return inInstitutions(target, places, 'r')
}

const holds = ({ list, quoted }: StoredColumn): string =>
  list
    ? `exists (select 1 from ${list.table} h where h.${list.row} = t.${list.by} and h.${list.target} = r."id")`
    : `coalesce(t.${quoted} @> to_jsonb(r."id"), false)`
