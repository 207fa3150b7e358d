/** Names of headers that both sides read or write, in lower case as Node gives them. */
export const headers = {
  /** RFC 6750: `Bearer {token}`; on answers a renewed token. */
  authorization: 'authorization',
  /** RFC 9110, 13.1.1: the version that is changed, as a tag. */
  ifMatch: 'if-match',
  /** The same for each try of one write, which is done once. */
  idempotencyKey: 'idempotency-key',
  /** `true` on what an earlier try was answered. */
  idempotencyReplayed: 'idempotency-replayed',
  /** RFC 9110, 10.2.3. */
  retryAfter: 'retry-after',
} as const

/** The version of a row as an entity tag. */
export const versionTag = (version: number): string => `"${version}"`
