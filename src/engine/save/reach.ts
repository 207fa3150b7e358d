import type { AnyEntity } from '#dsl/entities/entity.ts'
import { uniqueRules } from '#dsl/entities/facts.ts'
import { institutionsOf, isShared } from '#dsl/entities/places.ts'
import type { Values } from '#protocol/row.ts'

/** Where a change or a removal of a shared row holds: in the selected institutions alone, or in all that share it. */
export type Reach = 'here' | 'everywhere'

/** Ids of the institutions that each answer reaches. */
export type Choice = Readonly<Record<Reach, readonly number[]>>

/** What is to be chosen for a row; `undefined` where no institution beyond the selected ones has it, or none of them. */
export const choiceOf = (of: AnyEntity, row: Values, selected: readonly number[]): Choice | undefined => {
  if (!isShared(of)) return undefined
  const everywhere = institutionsOf(of, row)
  const here = everywhere.filter((id) => selected.includes(id))
  return here.length > 0 && here.length < everywhere.length ? { here, everywhere } : undefined
}

/** Whether institutions can have a row of their own: not where its values may be there once only, as of a person. */
export const mayStandTwice = (of: AnyEntity): boolean =>
  uniqueRules(of).every(({ within }) => within !== 'everything')
