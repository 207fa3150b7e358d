import type { Access } from '#dsl/entities/access.ts'
import { institutionsOf, isCommon } from '#dsl/entities/places.ts'
import { HttpProblem } from '../../errors.ts'
import type { Principal } from '../../principal.ts'
import type { Resource } from './resource.ts'
import type { StoredRow } from './storedRow.ts'

/** Institutions in which a thing may be done. */
export type Reach = 'all' | readonly number[]
export type Operation = keyof Resource['entity']['access']

/** `undefined`: nowhere, whatever the institution. */
const reachOf = (principal: Principal, access: Access): Reach | undefined => {
  switch (access.may) {
    case 'nobody':
      return undefined
    case 'everyone':
      return 'all'
    case 'attached':
      return principal.institutions
    case 'levelAtMost':
      return principal.level <= access.level ? principal.institutions : undefined
    case 'permitted':
      return principal.institutions === 'all'
        ? 'all'
        : principal.institutions.filter((id) => principal.permissions[id]?.includes(access.permission))
  }
}

/**
 * Where a person may do something with an entity's rows.
 * @throws HttpProblem 403 when nowhere: told before anything of the request is looked at.
 */
export const reach = (principal: Principal, { entity }: Resource, operation: Operation): Reach => {
  const access = entity.access[operation]
  const found = reachOf(principal, access)
  if (found === undefined) throw new HttpProblem(403)
  // Rows common to all touch no institution, so a permission granted anywhere is the only one to ask for.
  if (!isCommon(entity)) return found
  if (access.may === 'permitted' && found.length === 0) throw new HttpProblem(403)
  return 'all'
}

export const within = (ids: readonly number[], allowed: Reach): boolean =>
  allowed === 'all' || ids.every((id) => allowed.includes(id))

/** @throws HttpProblem 403 when one institution of the call is out of reach: it is refused whole. */
export const demand = (ids: readonly number[], allowed: Reach): void => {
  if (!within(ids, allowed)) throw new HttpProblem(403)
}

/** Rows of which no institution is visible are told apart from unknown ones by nothing. */
export const isVisible = (resource: Resource, row: StoredRow, visible: Reach): boolean =>
  visible === 'all' || institutionsOf(resource.entity, row).some((id) => visible.includes(id))

/** Where a person may see rows: nowhere is an empty list, so that every row is as unknown. */
export const visibleTo = (principal: Principal, { entity }: Resource): Reach => {
  const found = reachOf(principal, entity.access.read) ?? []
  return isCommon(entity) && found.length > 0 ? 'all' : found
}
