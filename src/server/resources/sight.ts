import type { Copy } from '#dsl/entity.ts'
import { quoted } from '#server/model/names.ts'
import type { Principal } from '../principal.ts'
import { visibleTo } from './access.ts'
import { targetOf } from './copies.ts'
import { inInstitutions } from './filters.ts'
import type { Resource, Resources } from './resource.ts'
import type { Bindings } from './statement.ts'
import type { StoredColumn } from './storedColumn.ts'
import { notRemoved } from './storedRow.ts'

/** What a person may read of the rows that others point at and repeat. */
export interface Sight {
  /** Whether rows of the entity that a relation points at may be read anywhere. */
  reaches(relation: StoredColumn): boolean
  /** SQL conditions: the row `r` of the target may be read. */
  conditions(target: Resource): string[]
  /** SQL of a column of `t`: null where it repeats a row that may not be read. */
  own(resource: Resource, column: StoredColumn): string
  /** Whether a column may repeat rows that may not be read. */
  hides(resource: Resource, name: string): boolean
}

/** `bindings` are those of the statement that the conditions stand in. */
export const sightOf = (principal: Principal, resources: Resources, bindings: Bindings): Sight => {
  const placeholders = new Map<string, string>()
  const within = (target: Resource): string[] => {
    const visible = visibleTo(principal, target)
    if (visible === 'all') return []
    const { name } = target.entity
    const ids = placeholders.get(name) ?? bindings.bind(visible, 'int[]')
    placeholders.set(name, ids)
    return [inInstitutions(target, ids, 'r')]
  }
  const sourceOf = (resource: Resource, name: string): Resource | undefined => {
    const copy = copyOf(resource, name)
    const source = copy && resources.of(targetOf(resource, copy))
    return source && visibleTo(principal, source) !== 'all' ? source : undefined
  }
  return {
    reaches: ({ column }) => visibleTo(principal, resources.of(column?.facts.entity ?? '')).length > 0,
    conditions: (target) => [...notRemoved(target, 'r'), ...within(target)],
    own: (resource, { name, quoted: own }) => {
      const source = sourceOf(resource, name)
      if (!source) return `t.${own}`
      const through = quoted(copyOf(resource, name)?.through ?? '')
      const conditions = [`r."id" = t.${through}`, ...within(source)]
      return `(select t.${own} from ${source.table} r where ${conditions.join(' and ')})`
    },
    hides: (resource, name) => sourceOf(resource, name) !== undefined,
  }
}

/** How a column repeats another row; which institution a row is in is its own to tell. */
const copyOf = ({ entity }: Resource, name: string): Copy | undefined =>
  entity.belongs.to === 'institution' && entity.belongs.column === name
    ? undefined
    : (entity.copies as Record<string, Copy | undefined>)[name]
