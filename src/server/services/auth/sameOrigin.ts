import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { HttpProblem } from '../../errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True when the browser says that another site sent the request. `Sec-Fetch-Site` cannot be set by a
 * page; where it is missing (plain http on a network) the `Origin` is compared.
 */
export const isForeign = ({ headers, host, protocol }: FastifyRequest, config: Config): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && origin !== config.publicUrl?.origin && origin !== `${protocol}://${host}`
}

/** Refuses with 403 a request that another site's page sent. Routes that read a cookie on GET call it themselves. */
export const refuseForeign = (request: FastifyRequest, config: Config): void => {
  if (isForeign(request, config)) throw new HttpProblem(403)
}

const isJson = (type: string | undefined): boolean => /^application\/json *(;|$)/i.test(type ?? '')

/**
 * Against cross-site requests (OWASP ASVS 5.0, 3.5.1–3.5.3): whatever changes state comes from this
 * origin, and what stands on the cookie alone carries JSON, which no form of another site can send.
 */
export const refuseForeignWrites = (app: FastifyInstance, config: Config): void => {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return
    refuseForeign(request, config)
    const { authorization, cookie, 'content-type': type } = request.headers
    if (cookie !== undefined && authorization === undefined && !isJson(type)) throw new HttpProblem(415)
  })
}
