import { randomBytes, randomUUID } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import { lockIds } from '../../../resources/write/lock/lockIds.ts'
import { rightsOf } from '../principal/rights.ts'
import { hmac, sha256 } from './keys.ts'

/** A session ends after 12 hours without a refresh and in any case after 7 days. Source: OWASP ASVS 5.0, 7.3. */
const idle = sql<Date>`now() + interval '12 hours'`
const longest = sql<Date>`"createdAt" + interval '7 days'`
/** For how long the token before the last still counts: another tab, or an answer lost on the way. */
const grace = sql<Date>`now() - interval '30 seconds'`

export interface OpenSession {
  readonly session: string
  readonly admin: number
  readonly refreshToken: string
}

/** `{session}.{secret}.{signature}`: the signature tells a token of ours, however old, from an invented one. */
const tokenOf = (key: Uint8Array, session: string, secret: string): string =>
  `${session}.${secret}.${hmac(key, `token ${session}.${secret}`)}`

/** The session a refresh token was given for; undefined for one that is not ours. */
export const sessionOfToken = (key: Uint8Array, token: string): string | undefined => {
  const [session = '', secret = ''] = token.split('.')
  return tokenOf(key, session, secret) === token ? session : undefined
}

/**
 * Begins a session; the transaction is the sign-in's. What the person may do is kept with it, and locked until the
 * transaction ends: a change of it ends this session too, or is seen here. Sessions that are over are cleared away.
 */
export const openSession = async (
  tx: QueryExecutorProvider & Executor,
  { key, admin, userAgent }: { key: Uint8Array; admin: number; userAgent: string | undefined },
): Promise<OpenSession> => {
  const session = randomUUID()
  const refreshToken = tokenOf(key, session, randomBytes(32).toString('base64url'))
  await lockIds(tx, 'admin', [admin], 'share')
  const attached = await sql<{
    id: number
  }>`select "id" from "institutionHasAdmin" where "admin" = ${admin}`.execute(tx)
  await lockIds(
    tx,
    'institutionHasAdmin',
    attached.rows.map(({ id }) => id),
    'share',
  )
  await sql`delete from "session" where "admin" = ${admin} and "expiresAt" < now()`.execute(tx)
  await sql`insert into "session" ("id", "admin", "refreshHash", "expiresAt", "userAgent", "granted")
    values (${session}, ${admin}, ${sha256(refreshToken)}, ${idle}, ${userAgent?.slice(0, 300) ?? null}, ${rightsOf(sql`${admin}`)})`.execute(
    tx,
  )
  return { session, admin, refreshToken }
}

/**
 * Exchanges a refresh token for the next one. The next is derived from the last, so that two tabs
 * which ask at once, or one whose answer was lost, are given the same. A token used up before that
 * ends the session: whoever presents it, one of two holders has stolen it (RFC 9700, 4.14.2). With the next token
 * comes what the person may do by then.
 */
export const rotateSession = async (
  db: QueryExecutorProvider,
  key: Uint8Array,
  token: string,
): Promise<OpenSession | undefined> => {
  const session = sessionOfToken(key, token)
  if (session === undefined) return undefined
  const refreshToken = tokenOf(key, session, hmac(key, `next ${token}`))
  const [used, next] = [sha256(token), sha256(refreshToken)]
  const rotated = await sql<{ admin: number }>`update "session"
    set "refreshHash" = ${next}, "previousRefreshHash" = ${used}, "rotatedAt" = now(),
        "expiresAt" = least(${longest}, ${idle}), "granted" = ${rightsOf(sql`"session"."admin"`)}
    where "id" = ${session} and "refreshHash" = ${used} and "revokedAt" is null and "expiresAt" > now()
    returning "admin"`.execute(db)
  const again = async () =>
    await sql<{ admin: number }>`select "admin" from "session"
      where "id" = ${session} and "previousRefreshHash" = ${used} and "refreshHash" = ${next}
        and "rotatedAt" > ${grace} and "revokedAt" is null and "expiresAt" > now()`.execute(db)
  const row = rotated.rows[0] ?? (await again()).rows[0]
  if (row) return { session, admin: row.admin, refreshToken }
  await revokeSession(db, session)
  return undefined
}

/**
 * Whose session a refresh token is of, when it is the last or was a moment ago; it stays as it is. Whether the session is
 * over is for `principalOf` to say.
 */
export const heldSession = async (
  db: QueryExecutorProvider,
  key: Uint8Array,
  token: string,
): Promise<{ readonly session: string; readonly admin: number } | undefined> => {
  const session = sessionOfToken(key, token)
  if (session === undefined) return undefined
  const held = sha256(token)
  const { rows } = await sql<{ admin: number }>`select "admin" from "session"
    where "id" = ${session}
      and ("refreshHash" = ${held} or ("previousRefreshHash" = ${held} and "rotatedAt" > ${grace}))`.execute(
    db,
  )
  return rows[0] && { session, admin: rows[0].admin }
}

/** Ends one session. */
export const revokeSession = async (
  tx: QueryExecutorProvider,
  session: string | undefined,
): Promise<void> => {
  if (session === undefined) return
  await sql`update "session" set "revokedAt" = now() where "id" = ${session} and "revokedAt" is null`.execute(
    tx,
  )
}

/**
 * Ends every session of a person, but one when named. To be called in the transaction of the change that it follows
 * from, once that is written: level, attachment to an institution, password. Sessions are locked last of all, in order.
 */
export const revokeSessions = async (
  tx: Executor,
  admin: number,
  except: string | null = null,
): Promise<void> =>
  revokeThose(tx, `"admin" = $1::int and ("id" <> $2::uuid or $2::uuid is null)`, [admin, except])

/** Ends the sessions of these people that an institution's server opened; as above. */
export const revokeSignedOn = (tx: Executor, institution: number, admins: readonly number[]): Promise<void> =>
  revokeThose(tx, `"ssoInstitution" = $1::int and "admin" = any($2::int[])`, [institution, admins])

const revokeThose = async (tx: Executor, condition: string, values: readonly unknown[]): Promise<void> => {
  await run(
    tx,
    `with s as materialized (select "id" from "session"
      where ${condition} and "revokedAt" is null order by "id" for update)
    update "session" t set "revokedAt" = now() from s where t."id" = s."id"`,
    values,
  )
}
