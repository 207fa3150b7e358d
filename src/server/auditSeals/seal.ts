import { hmac, keyFor } from '../services/auth/session/keys.ts'

/** What a seal is made of. */
export interface Sealed {
  /** 1, 2, 3…: there is no number without a seal. */
  readonly n: number
  /** ISO 8601. */
  readonly at: string
  /** The line as `lineSql` writes it. */
  readonly line: string
}

/** A line of the audit `a` as one text, the same whatever session and engine ask for it. */
export const lineSql = `jsonb_build_array(a."id", to_char(a."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  a."admin", a."action", a."entity", a."row", a."institutions", a."before", a."after")::text`

/** The seal before the first one. */
export const noSeal = ''

/** Makes the seal that follows another. */
export type Seal = (sealed: Sealed, previous: string) => string

/** By HMAC-SHA256, under a key derived from the server's: who may write to the database alone makes none. */
export const sealOf = (secretKey: Uint8Array): Seal => {
  const key = keyFor('audit-seals', secretKey)
  return ({ n, at, line }, previous) => hmac(key, JSON.stringify([n, at, previous, line]))
}

/**
 * Milliseconds within which a transaction is over. Numbers are given out before the commit, so that a line may come after others
 * with a higher one: so long after those were sealed it no longer does.
 */
export const longestTransaction = 600_000
