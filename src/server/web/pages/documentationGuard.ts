import type { FastifyRequest } from 'fastify'
import { providerLevel } from '#protocol/services/session.ts'
import { HttpProblem } from '../../errors.ts'
import type { Principal } from '../../principal.ts'
import type { AuthContext } from '../../services/auth/principal/authContext.ts'
import { bearerOf } from '../../services/auth/principal/authenticate.ts'
import { refreshCookieOf } from '../../services/auth/session/refreshCookie.ts'
import { heldSession } from '../../services/auth/session/sessions.ts'

/** Lets signed-in people of level 1 read the documentation; refuses nobody in particular with 401, others with 403. */
export const documentationGuard =
  (context: AuthContext) =>
  async (request: FastifyRequest): Promise<void> => {
    const reader = (await byToken(request, context)) ?? (await byCookie(request, context))
    if (!reader) throw new HttpProblem(401)
    if (reader.level !== providerLevel) throw new HttpProblem(403)
  }

type Found = Promise<Principal | undefined>

const byToken = async (request: FastifyRequest, { readToken, readPrincipal }: AuthContext): Found => {
  const claims = await readToken(bearerOf(request) ?? '')
  return typeof claims === 'string' ? undefined : readPrincipal(claims)
}

/**
 * A page that is opened in a browser brings no token, which is in another page's memory, but the refresh cookie. It is not
 * used up: the page could not keep the next one from the tab that needs it.
 */
const byCookie = async (request: FastifyRequest, context: AuthContext): Found => {
  const { config, database, keys, readPrincipal } = context
  const cookie = refreshCookieOf(request, config)
  const session = cookie && (await heldSession(database.kysely, keys.refresh, cookie))
  return session ? readPrincipal(session) : undefined
}
