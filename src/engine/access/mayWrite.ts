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
  const access = entity.access[operation]
  const places = placesOf(person, access)
  if (places === undefined || (access.may === 'permitted' && places.length === 0)) return false
  return isCommon(entity) || within(institutions, places)
}
