import { institutionsOf, isCommon } from '#dsl/entities/places.ts'
import { type GrantedRow, type Held, heldGrants, isAbout } from '#engine/access/grants.ts'
import type { Reach } from '#engine/access/places.ts'
import type { Settings } from '#protocol/configuration.ts'
import { HttpProblem } from '../../errors.ts'
import type { Principal } from '../../principal.ts'
import { isVisible, type Operation, visibleTo, wholeReach } from './access.ts'
import type { Resource } from './resource.ts'
import type { StoredRow } from './storedRow.ts'

/** What lets a person do something: the right to it all in `places`, or grants, each for some rows and columns. */
export interface Right {
  readonly places: Reach
  /** None where the whole right is there. */
  readonly grants?: readonly Held[]
}

const allOf = (held: readonly Held[]): Reach =>
  held.some(({ places }) => places === 'all')
    ? 'all'
    : [...new Set(held.flatMap(({ places }) => (places === 'all' ? [] : places)))]

/** A permission that a person has in no institution, or a right of somebody who has none, is a right nowhere. */
const isSomewhere = (places: Reach | undefined): boolean => places !== undefined && places.length > 0

/**
 * What lets a person do something with rows of an entity; whoever has the whole right somewhere needs no grant.
 * @throws HttpProblem 403 when nothing does: told before anything of the request is looked at.
 */
export const rightTo = (principal: Principal, resource: Resource, operation: Operation): Right => {
  const places = wholeReach(principal, resource, operation)
  const grants = isSomewhere(places) ? [] : heldGrants(resource.entity, principal, operation)
  if (grants.length > 0) return { places: allOf(grants), grants }
  if (places === undefined) throw new HttpProblem(403)
  return { places }
}

/** The columns by one of which a row says that it is the person's own to read; undefined where the whole entity is read. */
export const ownColumns = (principal: Principal, resource: Resource): readonly string[] | undefined => {
  const places = wholeReach(principal, resource, 'read')
  if (isSomewhere(places)) return undefined
  const own = heldGrants(resource.entity, principal, 'read').flatMap(({ grant }) => grant.own ?? [])
  return own.length > 0 || places === undefined ? own : undefined
}

/** Where a person reads what is their own: wherever it is, but in a session that reaches some institutions alone. */
export const ownReach = ({ bounded, institutions }: Principal, { entity }: Resource): Reach =>
  bounded && !isCommon(entity) ? institutions : 'all'

/** Whether a person may read a row, as anybody's or as their own. */
export const isReadable = (principal: Principal, resource: Resource, row: StoredRow): boolean =>
  isVisible(resource, row, visibleTo(principal, resource)) ||
  (isVisible(resource, row, ownReach(principal, resource)) &&
    (ownColumns(principal, resource)?.some((name) => row[name] === principal.id) ?? false))

/** @throws HttpProblem 403 unless a grant, where it takes one, is about the row. Gives those that are. */
export const demandAbout = (
  { grants }: Right,
  row: GrantedRow,
  principal: Principal,
  settings: Settings,
): readonly Held[] | undefined => {
  const about = grants?.filter((held) => isAbout(held, row, principal, settings))
  if (about?.length === 0) throw new HttpProblem(403)
  return about
}

/** @throws HttpProblem 403 naming the columns, unless each may be changed by a grant, where it takes one. */
export const demandColumns = (
  right: Right,
  row: GrantedRow,
  columns: readonly string[],
  principal: Principal,
  settings: Settings,
): void => {
  const about = demandAbout(right, row, principal, settings)
  const allowed = about && new Set(about.flatMap(({ grant }) => grant.update ?? []))
  const details = columns
    .filter((name) => allowed && !allowed.has(name))
    .map((column) => ({ column, code: 403, reason: 'notWritable' as const }))
  if (details.length > 0) throw new HttpProblem(403, { details })
}

/** The institutions in which a person reads a row. */
export const placesRead = (principal: Principal, resource: Resource, row: StoredRow): Reach => {
  const visible = visibleTo(principal, resource)
  return isVisible(resource, row, visible) ? visible : institutionsOf(resource.entity, row)
}
