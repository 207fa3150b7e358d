import type { FastifyInstance } from 'fastify'
import { refused } from '#server/openapi/refusals.ts'
import { HttpProblem } from '../../errors.ts'
import { signAccessToken } from './accessToken.ts'
import type { AuthContext } from './authContext.ts'
import { principalOf } from './principalOf.ts'
import { clearRefreshCookie, refreshCookieOf, setRefreshCookie } from './refreshCookie.ts'
import { refuseForeign } from './sameOrigin.ts'
import { refreshed } from './schemas.ts'
import { rotateSession } from './sessions.ts'

const schema = {
  tags: ['auth'],
  operationId: 'refreshToken',
  summary: 'A new access token from the refresh cookie',
  description: '`adminId` and `userId` are accepted and ignored: the cookie alone says who asks.',
  security: [],
  querystring: {
    type: 'object',
    properties: { adminId: { type: 'string' }, userId: { type: 'string' } },
  },
  response: { 201: refreshed, ...refused(401, 403, 503, 'default') },
} as const

/** `GET /auth/token/refresh`: 201 `{data: {token}}`, the same token as `authorization` header, the next cookie; else 401. */
export const registerRefresh = (app: FastifyInstance, context: AuthContext): void => {
  const { config, keys, database } = context
  app.get('/auth/token/refresh', { schema }, async (request, reply) => {
    refuseForeign(request, config)
    const cookie = refreshCookieOf(request, config)
    const session = cookie && (await rotateSession(database.kysely, keys.refresh, cookie))
    if (!session || !(await principalOf(database.kysely, context, session))) {
      if (cookie) clearRefreshCookie(reply, config)
      throw new HttpProblem(401)
    }
    const token = await signAccessToken(keys.access, session)
    setRefreshCookie(reply, config, session.refreshToken)
    return reply
      .code(201)
      .header('authorization', `Bearer ${token}`)
      .header('cache-control', 'no-store')
      .send({ data: { token } })
  })
}
