import type { Problem, Reason } from '#protocol/problem.ts'

/** A UNIQUE index over normalised values (trimmed, NFC, case folded), within each institution of the row or overall. */
export interface Unique<K extends string = string> {
  readonly rule: 'unique'
  /** None: there is one row an institution. */
  readonly columns: readonly K[]
  readonly within: 'institution' | 'everything'
  /** 409 name already existing, 449 admin already created. */
  readonly code: 409 | 449
  /** Other clients are told by status 400 and this very word. Source: specification §7, adminInfo. */
  readonly answers?: 'uniqueKeyViolation'
}

/**
 * A named check between columns of one row, told under the column `on`. It runs in the browser and on the server, once
 * what it reads is right by itself; values may be missing.
 */
export interface RowCheck<K extends string = string> {
  readonly rule: 'check'
  /** Its problems have this for their reason: `reasons.{check}`. */
  readonly check: Reason
  readonly reads: readonly K[]
  /** It compares what it reads: columns of one kind, whose values have an order. */
  readonly over?: 'order'
  readonly on: K
  run(...values: unknown[]): Problem | undefined
  /** A value of `on` that passes with the values read, where the kind's own examples would not. */
  example?(...values: unknown[]): unknown
}

/** What may be chosen is limited to what goes with the parents chosen; the server refuses anything else. */
export interface Limit<K extends string = string> {
  readonly rule: 'limitedBy'
  readonly child: K
  readonly parent: K
  /** The column of what is chosen that holds its parent. */
  readonly by: string
}

/**
 * Two lists, of groups and of their members. Choosing a group adds its members; taking it out takes them out if all were
 * chosen; choosing all members of a group adds it; taking one out takes out its group. Source: specification §4.
 */
export interface Grouping<K extends string = string> {
  readonly rule: 'groupedBy'
  readonly members: K
  readonly groups: K
  /** The column of a member that holds its group. */
  readonly by: string
}

/**
 * Secrets that are sent to the address in a column. Whoever changes its scheme, host or port gives those that are set
 * anew, or empties them: a person who may edit cannot have a stored secret sent elsewhere. 419 on each that is kept.
 */
export interface Guard<K extends string = string> {
  readonly rule: 'sentTo'
  readonly of: K
  readonly secrets: readonly K[]
}

/**
 * Addresses that the server itself calls, or sends people to. Whoever writes one could have it call into its own network: it
 * is https, and none of its names stands for an address inside, when it is saved and again when it is called.
 */
export interface Outbound<K extends string = string> {
  readonly rule: 'outbound'
  readonly columns: readonly K[]
}

/** A column that never changes and whose value is the row's id: there is one row for each. */
export interface SameId<K extends string = string> {
  readonly rule: 'sameId'
  readonly column: K
}

/**
 * An address that is chosen from proposals: whoever changes it says its coordinates, 406 on the address without; emptied,
 * it takes all of these along but the country. Source: specification §5 (address must be a valid chosen address).
 */
export interface Located<K extends string = string> {
  readonly rule: 'located'
  readonly address: K
  /** In which it is looked for; the institution's where the row has none. */
  readonly country?: K
  /** Filled in with the address, where the row has one. */
  readonly postalCode?: K
  readonly lat: K
  readonly lng: K
  /** What the coordinates stand for: a door, a street, a town, its surroundings. */
  readonly precision: K
}

/** What must hold of the rows of an entity, whoever writes them. */
export type Rule<K extends string = string> =
  | Unique<K>
  | RowCheck<K>
  | Limit<K>
  | Grouping<K>
  | Guard<K>
  | Outbound<K>
  | SameId<K>
  | Located<K>

interface UniqueOptions {
  readonly code?: 409 | 449
  readonly answers?: 'uniqueKeyViolation'
}

const listed = <K extends string>(columns: K | readonly K[]): readonly K[] =>
  typeof columns === 'string' ? [columns] : columns

/** `unique('email', { code: 449 })`: no two rows have it, wherever they are. */
export const unique = <const K extends string>(
  columns: K | readonly K[],
  { code = 409, ...options }: UniqueOptions = {},
): Unique<K> => ({ rule: 'unique', columns: listed(columns), within: 'everything', code, ...options })

/** `uniquePerInstitution('code')`: no two rows of an institution have it. */
export const uniquePerInstitution = <const K extends string>(
  columns: K | readonly K[],
  { code = 409 }: Pick<UniqueOptions, 'code'> = {},
): Unique<K> => ({ rule: 'unique', columns: listed(columns), within: 'institution', code })

export const onePerInstitution = (): Unique<never> => ({
  rule: 'unique',
  columns: [],
  within: 'institution',
  code: 409,
})

/** `limitedBy('specialty', 'job')`: specialties of the job chosen; their column of that name holds their job. */
export const limitedBy = <const C extends string, const P extends string>(
  child: C,
  parent: P,
  by: string = parent,
): Limit<C | P> => ({ rule: 'limitedBy', child, parent, by })

/** `groupedBy('notificationServices', 'notificationPoles', 'pole')` */
export const groupedBy = <const M extends string, const G extends string>(
  members: M,
  groups: G,
  by: string,
): Grouping<M | G> => ({ rule: 'groupedBy', members, groups, by })

/** `sentTo('url', ['token', 'password'])` */
export const sentTo = <const K extends string>(of: K, secrets: readonly K[]): Guard<K> => ({
  rule: 'sentTo',
  of,
  secrets,
})

/** `outbound('url', 'tokenUrl')` */
export const outbound = <const K extends string>(...columns: readonly K[]): Outbound<K> => ({
  rule: 'outbound',
  columns,
})

/** `located('address', { country: 'country', postalCode: 'postalCode', lat: 'lat', lng: 'lng', precision: 'precision' })` */
export const located = <const K extends string>(
  address: K,
  place: Omit<Located<K>, 'rule' | 'address'>,
): Located<K> => ({ rule: 'located', address, ...place })

/** `sameId('institution')`: the settings of institution 7 are row 7. */
export const sameId = <const K extends string>(column: K): SameId<K> => ({ rule: 'sameId', column })
