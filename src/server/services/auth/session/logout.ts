import type { FastifyInstance } from 'fastify'
import { appLogoutPath, endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import type { AuthContext } from '../principal/authContext.ts'
import { bearerOf } from '../principal/authenticate.ts'
import { clearRefreshCookie, refreshCookieOf } from './refreshCookie.ts'
import { revokeSession, sessionOfToken } from './sessions.ts'

const schema = {
  tags: ['bff-admin'],
  summary: 'End the session',
  security: [],
  response: { 200: doneAnswer, ...mayRefuse() },
} as const

/** Clients of the described protocol call the one, then the other: what has ended already ends well. */
const paths = [
  [pathOf(endpoints.logout), 'signOut'],
  [appLogoutPath, 'signOutOfApp'],
] as const

/**
 * Ends the session of the access token and that of the cookie, as far as they are ours. Always 200: somebody whose token has
 * just expired must be able to leave.
 */
export const registerLogout = (app: FastifyInstance, context: AuthContext): void => {
  const { config, keys, database, readToken } = context
  for (const [path, operationId] of paths)
    app.post(path, { schema: { ...schema, operationId } }, async (request, reply) => {
      const claims = await readToken(bearerOf(request) ?? '')
      const sessions = new Set([
        typeof claims === 'string' ? undefined : claims.session,
        sessionOfToken(keys.refresh, refreshCookieOf(request, config) ?? ''),
      ])
      for (const session of sessions) await revokeSession(database.kysely, session)
      clearRefreshCookie(reply, config)
      return { data: {} }
    })
}
