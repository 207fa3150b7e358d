import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import type { SsoSession } from '#protocol/services/sso.ts'
import type { Executor } from '../../../resources/catalogue/statement.ts'
import { run } from '../../../resources/catalogue/statement.ts'

/** What a session keeps of the server that opened it. */
export interface SsoFacts {
  /** Institutions that the session reaches at most. */
  readonly within: readonly number[]
  readonly code: string
  /** Sealed. */
  readonly accessToken: string
  /** Seconds for which the token holds; undefined where the server did not say. */
  readonly seconds: number | undefined
}

export const keepSso = async (tx: Executor, session: string, facts: SsoFacts): Promise<void> => {
  const { within, code, accessToken, seconds = null } = facts
  await run(
    tx,
    `update "session" set "within" = $2::jsonb, "ssoCode" = $3, "ssoAccessToken" = $4,
      "ssoExpiresAt" = now() + make_interval(secs => $5::double precision) where "id" = $1::uuid`,
    [session, JSON.stringify(within), code, accessToken, seconds],
  )
}

/** How the session was opened by an institution's server; undefined for a password. */
export const ssoOf = async (db: QueryExecutorProvider, session: string): Promise<SsoSession | undefined> => {
  const { rows } = await sql<SsoSession>`
    select "ssoCode" as "institutionCode", coalesce("ssoExpiresAt" <= now(), false) as "expired"
    from "session" where "id" = ${session} and "ssoCode" is not null`.execute(db)
  return rows[0]
}
