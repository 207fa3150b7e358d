import type { FastifyInstance, FastifyRequest } from 'fastify'
import { configurationPath } from '#protocol/configuration.ts'
import { appLogoutPath, endpoints, pathOf } from '#protocol/services.ts'
import { HttpProblem } from '../../../errors.ts'
import type { Principal } from '../../../principal.ts'
import type { AuthContext } from './authContext.ts'

/** Routes that need no access token. Everything else does: a new route is closed until it is named here. */
const open: ReadonlySet<string> = new Set([
  'GET /healthz',
  'GET /readyz',
  `GET ${configurationPath}`,
  'GET /openapi.json',
  `POST ${pathOf(endpoints.login)}`,
  `POST ${pathOf(endpoints.forgotPassword)}`,
  `POST ${pathOf(endpoints.resetPassword)}`,
  `GET ${pathOf(endpoints.refresh)}`,
  `POST ${pathOf(endpoints.logout)}`,
  `POST ${appLogoutPath}`,
  `GET ${pathOf(endpoints.sso)}`,
  `GET ${pathOf(endpoints.ssoCallback)}`,
  'GET /assets/*',
  'GET /gallery',
  'GET /gallery/*',
  'GET /specification',
  'GET /specification/*',
  'GET /*',
])

/** True for the routes above and for the API's own documentation, whose guard is `web/pages/documentationGuard.ts`. */
export const isOpen = (method: string, url: string): boolean =>
  open.has(`${method === 'HEAD' ? 'GET' : method} ${url}`) || url === '/docs' || url.startsWith('/docs/')

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/=-]+) *$/i.exec(request.headers.authorization ?? '')?.[1]

/** Before anything of a request is read, `request.principal` is set, or it is refused: 401, or 440 when the session is over. */
export const authenticate = (app: FastifyInstance, context: AuthContext): void => {
  app.decorateRequest('principal')
  app.addHook('onRequest', async (request) => {
    if (request.is404 || isOpen(request.method, request.routeOptions.url ?? '')) return
    request.principal = await principalBehind(bearerOf(request), context)
  })
}

const principalBehind = async (token: string | undefined, context: AuthContext): Promise<Principal> => {
  if (token === undefined) throw new HttpProblem(401)
  const claims = await context.readToken(token)
  if (claims === 'expired') throw new HttpProblem(401, { exactly: 'Token expired' })
  if (claims === 'forged') throw new HttpProblem(401)
  const principal = await context.readPrincipal(claims)
  if (!principal) throw new HttpProblem(440)
  return principal
}
