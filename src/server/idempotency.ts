import { randomUUID } from 'node:crypto'
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

/** Processing (RFC 2518), in place of the status of an answer. */
const UNDER_WAY = 102

/**
 * A claim that is there without an answer went out ahead of a transaction that did not begin. Whoever has taken a key up
 * for longer than others are waited for is gone: nobody knows what was done, as without a key.
 */
const isNobodys = `"idempotency"."createdAt" < now() - interval '24 hours' or "idempotency"."status" = 0
or "idempotency"."status" = ${UNDER_WAY} and "idempotency"."createdAt" < now() - interval '1 minute'`
const claim = `insert into "idempotency" ("admin", "key", "fingerprint", "status") values ($1, $2, $3, 0)
on conflict ("admin", "key") do update set "fingerprint" = excluded."fingerprint", "status" = 0, "body" = null, "createdAt" = now()
where ${isNobodys} returning 1`
/** The same of a key that was taken up, by whoever did. */
const claimTaken = `update "idempotency" set "status" = 0, "body" = null
where "admin" = $1 and "key" = $2 and ("status" = 0 or "status" = ${UNDER_WAY} and "body" = $3::jsonb) returning 1`
const stored = `select "fingerprint", "status", "body" from "idempotency" where "admin" = $1 and "key" = $2`
const keep = `update "idempotency" set "status" = $3, "body" = $4::jsonb where "admin" = $1 and "key" = $2`

/**
 * Runs a write once for its key, inside the write's own transaction: the claim makes a second request with the key
 * wait until the first has committed, then answers with what was kept. A failed write leaves no claim behind.
 * @throws HttpProblem 422 when the key came with another request, 409 while one that took it up is under way.
 */
export const once = async (
  tx: Executor,
  ahead: Executor,
  { principal, key, fingerprints, taken }: KeyedRequest & { readonly taken?: Taken | undefined },
  write: () => Promise<Answer>,
): Promise<Answer & { readonly replayed: boolean }> => {
  const claimed = await (taken
    ? run(ahead, claimTaken, [principal.id, key, JSON.stringify(taken)])
    : run(ahead, claim, [principal.id, key, fingerprints[0]]))
  if (claimed.length === 0)
    return { ...(await keptAnswer(tx, { principal, key, fingerprints })), replayed: true }
  const answer = await write()
  fireAndForget(run(tx, keep, [principal.id, key, answer.status, JSON.stringify(answer.body)]))
  return { ...answer, replayed: false }
}

const keptAnswer = async (db: Executor, { principal, key, fingerprints }: KeyedRequest): Promise<Answer> => {
  const [kept] = await run<Answer & { fingerprint: string }>(db, stored, [principal.id, key])
  if (kept && !fingerprints.includes(kept.fingerprint)) throw new HttpProblem(422)
  // It was let go in between, or it is at work.
  if (!kept || kept.status === UNDER_WAY) throw new HttpProblem(409, { says: 'underWay', retryAfter: 2 })
  return { status: kept.status, body: kept.body }
}

/** By what a call knows a key that it took up from one that another has taken up after it. */
export type Taken = string

const takeUpKey = `insert into "idempotency" ("admin", "key", "fingerprint", "status", "body") values ($1, $2, $3, ${UNDER_WAY}, $4::jsonb)
on conflict ("admin", "key") do update set "fingerprint" = excluded."fingerprint", "status" = ${UNDER_WAY}, "body" = excluded."body", "createdAt" = now()
where ${isNobodys} returning 1`
const letGoKey = `delete from "idempotency" where "admin" = $1 and "key" = $2 and "status" = ${UNDER_WAY} and "body" = $3::jsonb`

/**
 * Runs what asks another server ahead of its own transaction, once for its key: the key is taken up in a transaction of its
 * own, as none is held while others think, and let go where the work comes to nothing. `work` gets what `once` takes;
 * undefined where the key was answered before, so that `once` makes no write and nobody need be asked.
 * @throws HttpProblem 409 while another call with the key is under way, 422 when it came with another request
 */
export const takingUp = async <T>(
  db: Executor,
  keyed: KeyedRequest,
  work: (taken: Taken | undefined) => Promise<T>,
): Promise<T> => {
  const { principal, key, fingerprints } = keyed
  const taken = randomUUID()
  const by = JSON.stringify(taken)
  if ((await run(db, takeUpKey, [principal.id, key, fingerprints[0], by])).length === 0) {
    await keptAnswer(db, keyed)
    return work(undefined)
  }
  try {
    return await work(taken)
  } catch (error) {
    // Where that fails, too, the key is free after a minute.
    await run(db, letGoKey, [principal.id, key, by]).catch(() => {})
    throw error
  }
}

/** Forgets answers older than a day; run now and then. */
export const forgetAnswers = async (db: Executor): Promise<void> => {
  await run(db, `delete from "idempotency" where "createdAt" < now() - interval '24 hours'`)
}
