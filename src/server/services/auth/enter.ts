import type { QueryExecutorProvider } from 'kysely'
import { providerLevel } from '#protocol/services/session.ts'
import type { Executor } from '../../resources/catalogue/statement.ts'
import type { AuthContext } from './principal/authContext.ts'
import { principalOf } from './principal/principalOf.ts'
import { type OpenSession, openSession, revokeSession } from './session/sessions.ts'
import { keepSso, type SsoFacts } from './sso/ssoSession.ts'

interface Entrance {
  /** Id of the administrator who has proved to be themselves. */
  readonly admin: number
  /** The session that this browser had. */
  readonly before: string | undefined
  readonly userAgent: string | undefined
  /** Where an institution's own server says who it is. */
  readonly sso?: SsoFacts
}

/**
 * Opens a new session in place of the one that the browser had, in the transaction of the sign-in; undefined where the person
 * may not enter.
 */
export const enter = async (
  tx: QueryExecutorProvider & Executor,
  context: Pick<AuthContext, 'catalogue' | 'config' | 'keys'>,
  { admin, before, userAgent, sso }: Entrance,
): Promise<OpenSession | undefined> => {
  const session = await openSession(tx, { key: context.keys.refresh, admin, userAgent })
  if (sso) await keepSso(tx, session.session, sso)
  const principal = await principalOf(tx, context, session)
  // An institution's server speaks for that institution's people, never for provider staff.
  const enters = principal !== undefined && !(sso && principal.level <= providerLevel)
  await revokeSession(tx, enters ? before : session.session)
  return enters ? session : undefined
}
