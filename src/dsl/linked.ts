import type { Columns } from './column.ts'
import type { AnyEntity } from './entity.ts'
import { SchemaError } from './problem.ts'

/**
 * Inputs of one row that follow one another when a person changes one of them. Source: specification §4 (pole and
 * service linkage, interim agency form).
 */
export type Linked<K extends string = string> =
  /**
   * Two lists, of groups and of their members. Choosing a group adds its members; taking it out takes them out if all
   * were chosen; choosing all members of a group adds it; taking one out takes out its group.
   */
  | {
      readonly linked: 'groups'
      readonly groups: K
      readonly members: K
      /** The column of a member that holds its group. */
      readonly of: string
      /** The list of institutions that both are limited to; those of the row where not said. */
      readonly institutions?: K
    }
  /** What may be chosen is limited to what goes with the parents chosen; the server refuses anything else. */
  | { readonly linked: 'within'; readonly parent: K; readonly child: K; readonly by: string }

interface Groups<K extends string> {
  readonly groups: K
  readonly members: K
  readonly of: string
  readonly institutions?: K
}

export const groupsAndMembers = <const K extends string>(options: Groups<K>): Linked<K> => ({
  linked: 'groups',
  ...options,
})

/** `within({ parent: 'shelf', child: 'book', by: 'shelf' })`: `by` is the column of the child that holds its parent. */
export const within = <const K extends string>(options: {
  readonly parent: K
  readonly child: K
  readonly by: string
}): Linked<K> => ({ linked: 'within', ...options })

/** Refuses rules over columns that point at nothing, or not at one another. */
export const checkLinked = (e: AnyEntity, entities: ReadonlyMap<string, AnyEntity>): void => {
  const targetOf = (name: string) => (e.columns as Columns)[name]?.facts.entity
  for (const rule of e.linked) {
    const [first, second, by] =
      rule.linked === 'groups' ? [rule.groups, rule.members, rule.of] : [rule.parent, rule.child, rule.by]
    const target = targetOf(first)
    const pointed = (entities.get(targetOf(second) ?? '')?.columns as Columns | undefined)?.[by]?.facts.entity
    if (target === undefined || pointed !== target)
      throw new SchemaError(`${e.name}: ${second} is not linked with ${first} by ${by}`)
  }
}
