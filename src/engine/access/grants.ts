import type { AccessRules } from '#dsl/entities/access.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Grant, InDomain } from '#dsl/entities/grant.ts'
import type { Settings } from '#protocol/configuration.ts'
import type { Values } from '#protocol/row.ts'
import { type Person, placesOf, type Reach, within } from './places.ts'

/** A grant that a person has, and where. */
export interface Held {
  readonly grant: Grant
  readonly places: Reach
}

/** The grants of an entity by which a person may do something; none where those that they have reach no institution. */
export const heldGrants = (
  { grants }: AnyEntity,
  person: Person,
  operation: keyof AccessRules,
): readonly Held[] =>
  grants.flatMap((grant) => {
    const isHeld = grant[operation] && !(grant.unbounded && person.bounded)
    const places = isHeld && (grant.to ? placesOf(person, grant.to) : 'all')
    return !places || places.length === 0 ? [] : [{ grant, places }]
  })

/** A row as a grant looks at it. */
export interface GrantedRow {
  readonly values: Values
  /** Institutions that it is in, or is to be in. */
  readonly places: readonly number[]
}

/** Whether a grant is about a row, for a person. */
export const isAbout = (
  { grant, places }: Held,
  row: GrantedRow,
  { id }: Pick<Person, 'id'>,
  settings: Settings,
): boolean =>
  (grant.own === undefined || row.values[grant.own] === id) &&
  (grant.where === undefined || holds(grant.where, row.values, settings)) &&
  within(row.places, places)

const holds = ({ column, setting }: InDomain, values: Values, settings: Settings): boolean => {
  const [value, domain] = [values[column], settings[setting]]
  return typeof value === 'string' && domain !== undefined && value.toLowerCase().endsWith(`@${domain}`)
}

/** The columns of a row that a person may change by grants. */
export const grantedColumns = (
  entity: AnyEntity,
  row: GrantedRow,
  person: Person,
  settings: Settings,
): ReadonlySet<string> =>
  new Set(
    heldGrants(entity, person, 'update')
      .filter((held) => isAbout(held, row, person, settings))
      .flatMap(({ grant }) => grant.update ?? []),
  )
