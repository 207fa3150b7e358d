/** The name under which a row tells that a secret column holds something. */
export const isSetName = (column: string): string => `${column}IsSet`

/**
 * Secrets that are sent to the address in a column. Whoever changes its scheme, host or port gives those that are set
 * anew, or empties them: a person who may edit cannot have a stored secret sent elsewhere. 419 on each that is kept.
 */
export interface Guard<K extends string = string> {
  readonly of: K
  readonly secrets: readonly K[]
}

/** `sentTo('url', ['token', 'password'])` */
export const sentTo = <const K extends string>(of: K, secrets: readonly K[]): Guard<K> => ({ of, secrets })
