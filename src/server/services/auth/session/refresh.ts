import type { FastifyInstance } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { HttpProblem } from '../../../errors.ts'
import type { AuthContext } from '../principal/authContext.ts'
import { principalOf } from '../principal/principalOf.ts'
import { refuseForeign } from '../sameOrigin.ts'
import { refreshed, withSession } from '../schemas.ts'
import { signAccessToken } from './accessToken.ts'
import { clearRefreshCookie, hasSessionHint, refreshCookieOf, setRefreshCookie } from './refreshCookie.ts'
import { sessionDataOf } from './session.ts'
import { rotateSession } from './sessions.ts'

const schema = {
  tags: ['auth'],
  operationId: 'refreshToken',
  summary: 'A new access token from the refresh cookie',
  description: '`adminId` and `userId` are accepted and ignored: the cookie alone says who asks.',
  security: [],
  querystring: {
    type: 'object',
    properties: {
      adminId: { type: 'string' },
      userId: { type: 'string' },
      session: withSession,
    },
  },
  response: { 201: refreshed, ...mayRefuse() },
} as const

/** `GET /auth/token/refresh`: 201 `{data: {token, session?}}`, the same token as `authorization` header, the next cookie; else 401. */
export const registerRefresh = (app: FastifyInstance, context: AuthContext): void => {
  const { config, keys, database } = context
  app.get<{ Querystring: { session: boolean } }>(
    pathOf(endpoints.refresh),
    { schema },
    async (request, reply) => {
      refuseForeign(request, config)
      const cookie = refreshCookieOf(request, config)
      const held = cookie && (await rotateSession(database.kysely, keys.refresh, cookie))
      const asked = request.query.session
      const session = asked && held ? await sessionDataOf(context, held) : undefined
      if (!held || !(asked ? session : await principalOf(database.kysely, context, held))) {
        if (cookie || hasSessionHint(request)) clearRefreshCookie(reply, config)
        throw new HttpProblem(401)
      }
      const token = await signAccessToken(keys.access, held)
      setRefreshCookie(reply, config, held.refreshToken)
      return reply
        .code(201)
        .header('authorization', `Bearer ${token}`)
        .send({ data: { token, ...(session && { session }) } })
    },
  )
}
