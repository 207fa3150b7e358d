import { quoted } from '#server/model/names.ts'
import type { Principal } from '../../principal.ts'
import { visibleTo } from '../catalogue/access.ts'
import { copyFromOther, copySource } from '../catalogue/copySource.ts'
import { inInstitutions } from '../catalogue/placeSql.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { Bindings } from '../catalogue/statement.ts'
import type { StoredColumn } from '../catalogue/storedColumn.ts'
import { notRemoved } from '../catalogue/storedRow.ts'

/** What a person may read of rows that other rows point at. In the SQL `t` is the row that points and `r` the row pointed at. */
export interface Sight {
  /** Whether rows of the entity that a relation points at may be read anywhere. */
  reaches(relation: StoredColumn): boolean
  /** SQL conditions: the row of the target is in reach. */
  within(target: Resource): string[]
  /** SQL conditions: it is in reach, and not removed. */
  readable(target: Resource): string[]
  /** SQL of a column: null where it repeats a row out of reach, a list without the ids of such rows. */
  own(resource: Resource, column: StoredColumn): string
  /** Where a column may repeat rows out of reach: their entity, and the column that points at them. */
  hidden(resource: Resource, name: string): Hidden | undefined
}

export interface Hidden {
  readonly source: Resource
  readonly through: string
}

/** SQL of a list of ids without those of rows out of reach. */
const readableIds = (own: string, { table }: Resource, within: readonly string[]): string =>
  `(case when ${own} is not null then (select coalesce(jsonb_agg(e order by e), '[]'::jsonb) from jsonb_array_elements(${own}) e join ${table} r on r."id" = e::int where ${within.join(' and ')}) end)`

/** `bindings` are those of the statement that the conditions stand in. */
export const sightOf = (principal: Principal, resources: Resources, bindings: Bindings): Sight => {
  const placeholders = new Map<string, string>()
  const within: Sight['within'] = (target) => {
    const visible = visibleTo(principal, target)
    if (visible === 'all') return []
    const { name } = target.entity
    const ids = placeholders.get(name) ?? bindings.bind(visible, 'int[]')
    placeholders.set(name, ids)
    return [inInstitutions(target, ids, 'r')]
  }
  const hidden: Sight['hidden'] = (resource, name) => {
    const copy = copyFromOther(resource, name)
    const source = copy && resources.of(copySource(resource, copy))
    return source && visibleTo(principal, source) !== 'all' ? { source, through: copy.relation } : undefined
  }
  return {
    reaches: ({ column }) => visibleTo(principal, resources.of(column?.facts.entity ?? '')).length > 0,
    within,
    readable: (target) => [...notRemoved(target, 'r'), ...within(target)],
    own: (resource, { name, quoted: own, type, column }) => {
      const found = hidden(resource, name)
      const target = type === 'jsonb' && column?.facts.entity ? resources.of(column.facts.entity) : undefined
      if (target && visibleTo(principal, target) !== 'all')
        return readableIds(`t.${own}`, target, within(target))
      if (!found) return `t.${own}`
      const conditions = [`r."id" = t.${quoted(found.through)}`, ...within(found.source)]
      return `(select t.${own} from ${found.source.table} r where ${conditions.join(' and ')})`
    },
    hidden,
  }
}
