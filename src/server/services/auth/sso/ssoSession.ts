import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import type { SsoSession } from '#protocol/services/sso.ts'
import type { Executor } from '../../../resources/catalogue/statement.ts'
import { run } from '../../../resources/catalogue/statement.ts'

/** What a session keeps of the server that opened it. */
export interface SsoFacts {
  /** Whose server it is, and where it gives tokens. */
  readonly institution: number
  readonly server: string
  /** The turn of its switch. */
  readonly turn: string | null
  /** Institutions that the session reaches at most. */
  readonly within: readonly number[]
  readonly code: string
  /** Sealed. */
  readonly accessToken: string
  /** Seconds for which the token holds; undefined where the server did not say. */
  readonly seconds: number | undefined
}

export const keepSso = async (tx: Executor, session: string, facts: SsoFacts): Promise<void> => {
  const { institution, server, turn, within, code, accessToken, seconds = null } = facts
  await run(
    tx,
    `update "session" set "within" = $2::jsonb, "ssoCode" = $3, "ssoAccessToken" = $4,
      "ssoExpiresAt" = now() + make_interval(secs => $5::double precision),
      "ssoInstitution" = $6::int, "ssoServer" = $7, "ssoTurn" = $8 where "id" = $1::uuid`,
    [session, JSON.stringify(within), code, accessToken, seconds, institution, server, turn],
  )
}

/** How the session was opened by an institution's server; undefined for a password. */
export const ssoOf = async (db: QueryExecutorProvider, session: string): Promise<SsoSession | undefined> => {
  const { rows } = await sql<SsoSession>`
    select "ssoCode" as "institutionCode", coalesce("ssoExpiresAt" <= now(), false) as "expired"
    from "session" where "id" = ${session} and "ssoCode" is not null`.execute(db)
  return rows[0]
}
