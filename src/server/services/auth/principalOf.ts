import { type QueryExecutorProvider, sql } from 'kysely'
import type { Catalogue } from '#dsl/catalogue.ts'
import { isDemoAccount } from '../../admin/demoAccounts.ts'
import type { Principal } from '../../principal.ts'
import type { AccessClaims } from './accessToken.ts'
import type { AuthContext } from './authContext.ts'

/** Level of provider staff, who see every institution. */
export const providerLevel = 1

interface Found {
  readonly email: string
  readonly level: number
  readonly lang: string
  readonly grants: Readonly<Record<string, unknown>>
  readonly institutions: readonly number[]
}

/** Names of the permissions whose column is true in a row of the level. */
export const grantedBy = (catalogue: Catalogue, grants: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(catalogue.permissions).flatMap(([name, column]) => (grants[column] === true ? [name] : []))

/**
 * Who stands behind an access token now, in one query.
 * Undefined when the session is over, when no activated link is left to somebody who needs one, and in production for the
 * demo's accounts. Signing in, refreshing and every request pass through here.
 */
export const principalOf = async (
  db: QueryExecutorProvider,
  { catalogue, config }: Pick<AuthContext, 'catalogue' | 'config'>,
  { admin, session }: AccessClaims,
): Promise<Principal | undefined> => {
  const { rows } = await sql<Found>`
    select a."email", a."level", a."lang", to_jsonb(l) as "grants",
      (select coalesce(jsonb_agg(h."institution" order by h."institution"), '[]'::jsonb)
        from "institutionHasAdmin" h where h."admin" = a."id" and h."isActivated") as "institutions"
    from "session" s join "admin" a on a."id" = s."admin" join "level" l on l."id" = a."level"
    where s."id" = ${session} and s."admin" = ${admin} and s."revokedAt" is null and s."expiresAt" > now()`.execute(
    db,
  )
  const found = rows[0]
  if (!found || (config.production && isDemoAccount(found.email))) return undefined
  const { level, lang, institutions } = found
  const isProvider = level === providerLevel
  if (!isProvider && institutions.length === 0) return undefined
  const granted = grantedBy(catalogue, found.grants)
  return {
    id: admin,
    level,
    institutions: isProvider ? 'all' : institutions,
    permissions: Object.fromEntries(institutions.map((id) => [id, granted])),
    sessionId: session,
    lang,
  }
}
