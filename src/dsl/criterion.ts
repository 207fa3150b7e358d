import type { ColumnOf, ColumnOfType, EntityName, FlagName, PermissionName, ValueIn } from './names.ts'

/**
 * Display criteria are data, never closures: evaluated alike in the browser and on the server,
 * explained to a user in words, listed and linted.
 */
export type Criterion =
  /**
   * At least one of the institutions concerned has a row of this entity (a connected time system, a pole…), with one of
   * the values where some are named.
   */
  | { readonly is: 'hasRecord'; readonly entity: string; readonly where?: Where }
  /** The boolean column of the option entity is on for at least one of the institutions concerned. */
  | { readonly is: 'optionOn'; readonly entity: string; readonly column: string }
  | { readonly is: 'flagOn'; readonly flag: string }
  /** The person has the permission in at least one of the institutions concerned. */
  | { readonly is: 'granted'; readonly permission: string }
  | { readonly is: 'all'; readonly of: readonly Criterion[] }
  | { readonly is: 'any'; readonly of: readonly Criterion[] }
  | { readonly is: 'not'; readonly of: Criterion }
  /** A name for a criterion, under which it is explained: `criteria.{name}`. */
  | { readonly is: 'named'; readonly name: string; readonly of: Criterion }

/** One of these values in a column. */
export interface Where {
  readonly column: string
  readonly in: readonly (string | number)[]
}

export type WhereIn<E> = {
  [K in ColumnOf<E>]: Where & { readonly column: K; readonly in: readonly NonNullable<ValueIn<E, K>>[] }
}[ColumnOf<E>]

export const hasRecord = <const E extends EntityName>(entity: E, where?: WhereIn<E>): Criterion => ({
  is: 'hasRecord',
  entity,
  ...(where && { where }),
})
export const optionOn = <const E extends EntityName>(
  entity: E,
  column: ColumnOfType<E, boolean>,
): Criterion => ({
  is: 'optionOn',
  entity,
  column,
})
export const flagOn = (flag: FlagName): Criterion => ({ is: 'flagOn', flag })
export const granted = (permission: PermissionName): Criterion => ({ is: 'granted', permission })
export const all = (...of: Criterion[]): Criterion => ({ is: 'all', of })
export const any = (...of: Criterion[]): Criterion => ({ is: 'any', of })
export const not = (of: Criterion): Criterion => ({ is: 'not', of })
export const criterion = (name: string, of: Criterion): Criterion => ({ is: 'named', name, of })

/** The criteria that one is made of, directly; none of those that ask for a fact. */
export const partsOf = (of: Criterion): readonly Criterion[] => {
  if (of.is === 'all' || of.is === 'any') return of.of
  return of.is === 'not' || of.is === 'named' ? [of.of] : []
}

/** Names under which one is explained: within what has a name nothing is explained by itself. */
export const namesIn = (of: Criterion | undefined): readonly string[] => {
  if (!of) return []
  return of.is === 'named' ? [of.name] : partsOf(of).flatMap(namesIn)
}

/**
 * The resolved facts that criteria are judged by. Institutions are those selected, or those of the row; of one that is
 * common to all, those of the person.
 */
export interface Context {
  readonly mode: 'create' | 'modify'
  readonly level: number
  readonly institutions: readonly number[]
  /** Entity name, with the values asked for (`recordsKey`) → ids of the institutions that have a row of it. */
  readonly records: Readonly<Record<string, readonly number[]>>
  /** `entity.column` → ids of the institutions where it is on. */
  readonly options: Readonly<Record<string, readonly number[]>>
  readonly flags: Readonly<Record<string, boolean>>
  /** Permission → ids of the institutions where the person has it; none anywhere where it is not said. */
  readonly granted?: Readonly<Record<string, readonly number[]>>
}
