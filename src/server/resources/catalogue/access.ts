import { institutionsOf, isCommon } from '#dsl/entities/places.ts'
import { placesOf, type Reach, within } from '#engine/access/places.ts'
import { HttpProblem } from '../../errors.ts'
import type { Principal } from '../../principal.ts'
import type { Resource } from './resource.ts'
import type { StoredRow } from './storedRow.ts'

export type Operation = keyof Resource['entity']['access']

/** Where a person may do something with all rows and columns; undefined for nowhere. */
export const wholeReach = (
  principal: Principal,
  { entity }: Resource,
  operation: Operation,
): Reach | undefined => {
  const access = entity.access[operation]
  const found = placesOf(principal, access)
  if (found === undefined || !isCommon(entity)) return found
  // Rows common to all touch no institution, so a permission granted anywhere is the only one to ask for.
  return access.may === 'permitted' && found.length === 0 ? undefined : 'all'
}

/**
 * Where a person may do something with an entity's rows, any of them.
 * @throws HttpProblem 403 when nowhere: told before anything of the request is looked at.
 */
export const reach = (principal: Principal, resource: Resource, operation: Operation): Reach => {
  const found = wholeReach(principal, resource, operation)
  if (found === undefined) throw new HttpProblem(403)
  return found
}

/** @throws HttpProblem 403 when one institution of the call is out of reach: it is refused whole. */
export const demand = (ids: readonly number[], allowed: Reach): void => {
  if (!within(ids, allowed)) throw new HttpProblem(403)
}

/** Whoever sees none of a row's institutions is answered as if there were no such row. */
export const isVisible = (resource: Resource, row: StoredRow, visible: Reach): boolean =>
  visible === 'all' || institutionsOf(resource.entity, row).some((id) => visible.includes(id))

/** Where a person may see rows; an empty list is nowhere, so that every row is answered as if it were not there. */
export const visibleTo = (principal: Principal, { entity }: Resource): Reach => {
  const found = placesOf(principal, entity.access.read) ?? []
  return isCommon(entity) && found.length > 0 ? 'all' : found
}
