import { type QueryExecutorProvider, sql } from 'kysely'
import { isDemoAccount } from '../../../admin/demoAccounts.ts'
import type { Principal } from '../../../principal.ts'
import type { AccessClaims } from '../session/accessToken.ts'
import { spokenFor, spokenOn } from '../sso/settings.ts'
import type { AuthContext } from './authContext.ts'
import { lesserOf, limitedTo, type Rights, rightsOf } from './rights.ts'

interface Found {
  readonly email: string
  readonly lang: string
  /** Null where an earlier release opened the session: what holds at present is all there is to go by. */
  readonly granted: Rights | null
  readonly present: Rights
  /** Institutions that the session reaches at most, as the server that opened it could speak for them; null for no such limit. */
  readonly within: readonly number[] | null
  /** Those that it may speak for at present; null for none. */
  readonly spoken: readonly number[] | null
}

/** Who is asking, and the permissions that their level gives them wherever they may act. */
export interface Standing {
  readonly principal: Principal
  readonly permissions: readonly string[]
}

/** Of the session: by whose server, and in which turn of its switch, it was opened. */
const opened = { institution: sql`s."ssoInstitution"`, server: sql`s."ssoServer"`, turn: sql`s."ssoTurn"` }

/** The tables that are read for it. */
export const standsOn = ['session', 'admin', 'institutionHasAdmin', 'level', ...spokenOn]

/**
 * Who stands behind an access token: in one query, the lesser of what was granted with the token and of what holds at
 * present. Undefined when the session is over, when no activated attachment is left to somebody who needs one, and in
 * production for the demo's accounts. Signing in, refreshing and every request pass through here.
 */
export const standingOf = async (
  db: QueryExecutorProvider,
  { catalogue, config }: Pick<AuthContext, 'catalogue' | 'config'>,
  { admin, session }: AccessClaims,
): Promise<Standing | undefined> => {
  const { rows } = await sql<Found>`
    select a."email", a."lang", s."granted", s."within", ${spokenFor(opened)} as "spoken",
      ${rightsOf(sql`a."id"`)} as "present"
    from "session" s join "admin" a on a."id" = s."admin"
    where s."id" = ${session} and s."admin" = ${admin} and s."revokedAt" is null and s."expiresAt" > now()`.execute(
    db,
  )
  const found = rows[0]
  if (!found || (config.production && isDemoAccount(found.email))) return undefined
  const { level, institutions, allowed } = limitedTo(
    found.within && (found.spoken ?? []).filter((id) => found.within?.includes(id)),
    lesserOf(found.granted ?? found.present, found.present),
  )
  if (institutions.length === 0) return undefined
  const permissions = Object.entries(catalogue.permissions).flatMap(([name, column]) =>
    allowed.includes(column) ? [name] : [],
  )
  const places = institutions === 'all' ? [] : institutions
  return {
    principal: {
      id: admin,
      level,
      institutions,
      permissions: Object.fromEntries(places.map((id) => [id, permissions])),
      sessionId: session,
      bounded: found.within !== null,
      lang: found.lang,
    },
    permissions,
  }
}

/** Who stands behind an access token, as `standingOf` says. */
export const principalOf = async (
  db: QueryExecutorProvider,
  parts: Pick<AuthContext, 'catalogue' | 'config'>,
  claims: AccessClaims,
): Promise<Principal | undefined> => (await standingOf(db, parts, claims))?.principal
