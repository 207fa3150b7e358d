import type { AccessRules } from '#dsl/entities/access.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isCommon } from '#dsl/entities/places.ts'
import { type Person, placesOf, within } from './places.ts'

/** What is done to rows. */
export type WriteOperation = Exclude<keyof AccessRules, 'read'>

/**
 * Whether a person may do this with rows of an entity in all of these institutions; rows common to all touch none. The
 * server decides; asked in the browser it spares people what would be refused. Grants are about single rows and columns.
 */
export const mayWrite = (
  entity: Pick<AnyEntity, 'access' | 'belongs'>,
  person: Person,
  operation: WriteOperation,
  institutions: readonly number[],
): boolean => {
  const places = placesOf(person, entity.access[operation])
  return places !== undefined && (isCommon(entity) || within(institutions, places))
}
