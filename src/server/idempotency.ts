import { headers } from '#protocol/headers.ts'
import { isObject } from '#protocol/row.ts'
import { fireAndForget } from './db/pipelining.ts'
import { HttpProblem, malformed } from './errors.ts'
import type { Principal } from './principal.ts'
import { type Executor, run } from './resources/catalogue/statement.ts'
import { hmac, keyFor } from './services/auth/session/keys.ts'

/** What a write answers; kept for a day under the key that it came with. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The rows of an answer. */
export const dataOf = ({ body }: Answer): unknown => (isObject(body) ? body.data : undefined)

export interface KeyedRequest {
  readonly principal: Principal
  readonly key: string
  /** Under the present key, then under those before it. */
  readonly fingerprints: readonly string[]
}

const KEY_MAX = 200

/** The header `Idempotency-Key`, 1 to 200 characters; 400 when it is anything else. */
export const idempotencyKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || header === '' || header.length > KEY_MAX)
    throw malformed(headers.idempotencyKey, 'wrongFormat')
  return header
}

export type Fingerprints = (...parts: readonly unknown[]) => readonly string[]

/**
 * What makes two requests the same: method, path, condition and body. Keyed, since a body may hold a secret that could
 * be guessed from a plain hash.
 */
export const fingerprintsOf = (secretKeys: readonly Uint8Array[]): Fingerprints => {
  const keys = secretKeys.map((secret) => keyFor('request-fingerprint', secret))
  return (...parts) => keys.map((key) => hmac(key, JSON.stringify(parts)))
}

/** A claim that is there without an answer went out ahead of a transaction that did not begin: it is nobody's. */
const claim = `insert into "idempotency" ("admin", "key", "fingerprint", "status") values ($1, $2, $3, 0)
on conflict ("admin", "key") do update set "fingerprint" = excluded."fingerprint", "status" = 0, "body" = null, "createdAt" = now()
where "idempotency"."createdAt" < now() - interval '24 hours' or "idempotency"."status" = 0 returning 1`
const stored = `select "fingerprint", "status", "body" from "idempotency" where "admin" = $1 and "key" = $2`
const keep = `update "idempotency" set "status" = $3, "body" = $4::jsonb where "admin" = $1 and "key" = $2`

/**
 * Runs a write once for its key, inside the write's own transaction: the claim makes a second request with the key
 * wait until the first has committed, then answers with what was kept. A failed write leaves no claim behind.
 * @throws HttpProblem 422 when the key came with another request.
 */
export const once = async (
  tx: Executor,
  ahead: Executor,
  { principal, key, fingerprints }: KeyedRequest,
  write: () => Promise<Answer>,
): Promise<Answer & { readonly replayed: boolean }> => {
  const claimed = await run(ahead, claim, [principal.id, key, fingerprints[0]])
  if (claimed.length === 0) {
    const [kept] = await run<Answer & { fingerprint: string }>(tx, stored, [principal.id, key])
    if (!kept || !fingerprints.includes(kept.fingerprint)) throw new HttpProblem(422)
    return { status: kept.status, body: kept.body, replayed: true }
  }
  const answer = await write()
  fireAndForget(run(tx, keep, [principal.id, key, answer.status, JSON.stringify(answer.body)]))
  return { ...answer, replayed: false }
}

const answered = `select 1 from "idempotency" where "admin" = $1 and "key" = $2 and "status" <> 0
and "createdAt" >= now() - interval '24 hours'`

/** Whether a write with the key has been answered before, so that `once` makes none: for what others are asked ahead of it. */
export const wasAnswered = async (
  db: Executor,
  { principal, key }: Pick<KeyedRequest, 'principal' | 'key'>,
): Promise<boolean> => (await run(db, answered, [principal.id, key])).length > 0

/** Forgets answers older than a day; run now and then. */
export const forgetAnswers = async (db: Executor): Promise<void> => {
  await run(db, `delete from "idempotency" where "createdAt" < now() - interval '24 hours'`)
}
