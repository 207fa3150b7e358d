import type { AnyEntity } from '#dsl/entities/entity.ts'
import { copyInto, onBecomes, onChanges } from '#dsl/entities/facts.ts'
import type { Effect } from '#dsl/entities/reactions/effects.ts'
import type { Values } from '#protocol/row.ts'
import type { RendererServices } from '../RendererContext.ts'

/** A row, and what it is to hold instead. */
export interface Changed {
  readonly row: Values
  readonly patch: Values
}

/** A column whose change takes away what people are let in by, and of how many others than who changes it. */
export interface Revocation {
  readonly column: string
  readonly count: number
}

/** Columns that name a person who is let in by nothing any more once this column holds the value. */
const peopleOf = (of: AnyEntity, column: string, value: unknown): readonly string[] => {
  const follow = [
    ...onChanges(of).filter((one) => one.column === column),
    ...onBecomes(of).filter((one) => one.column === column && one.value === value),
  ]
  return follow.flatMap(({ effects }) =>
    effects.flatMap((one: Effect) => (one.effect === 'revokes' ? one.person : [])),
  )
}

/** What changes of rows revoke, by the effects of their entity, and of another one that they change through theirs. */
export const revokedBy = (
  { entityOf, person }: Pick<RendererServices, 'entityOf' | 'person'>,
  of: AnyEntity,
  changes: readonly Changed[],
): readonly Revocation[] => {
  const columns = new Set(changes.flatMap(({ patch }) => Object.keys(patch)))
  return [...columns].flatMap((column) => {
    const copy = copyInto(of, column)
    const through = copy?.writes ? copy : undefined
    const changed = through ? entityOf(of.columns[through.relation]?.facts.entity ?? '') : of
    if (!changed) return []
    const concerned = changes.filter(({ patch }) => column in patch)
    const people = concerned.flatMap(({ row, patch }) =>
      peopleOf(changed, through?.column ?? column, patch[column]).map((name) =>
        // Of a row that is changed through this one no more is known than its id.
        through ? ((name === 'id' && row[through.relation]) ?? 'somebody') : row[name],
      ),
    )
    const others = people.filter((one) => (one ?? person) !== person)
    const count = new Set(others).size
    return count > 0 ? [{ column, count }] : []
  })
}
