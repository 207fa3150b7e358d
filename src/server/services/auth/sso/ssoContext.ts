import type { FastifyReply, FastifyRequest } from 'fastify'
import { isObject } from '#protocol/row.ts'
import type { SsoRefusal } from '#protocol/services/sso.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import type { Outbound } from '../../../outbound/outbound.ts'
import type { Resource } from '../../../resources/catalogue/resource.ts'
import type { Workshop } from '../../../resources/routes/runWrite.ts'
import type { AuthContext } from '../principal/authContext.ts'
import type { SsoSettings } from './settings.ts'

export interface SsoParts {
  readonly auth: AuthContext
  readonly workshop: Workshop
  readonly outbound: Outbound
}

/** What the routes of single sign-on share. */
export interface SsoContext extends SsoParts {
  /** The settings of authorization servers. */
  readonly resource: Resource
}

/** The address under which the browser that asks knows this server. */
const originOfRequest = ({ protocol, host }: FastifyRequest, { auth: { config } }: SsoParts): string =>
  config.publicUrl?.origin ?? `${protocol}://${host}`

/** Where an authorization server sends people back to; it is entered there too. */
export const redirectUriOf = (request: FastifyRequest, parts: SsoParts): string =>
  originOfRequest(request, parts) + pathOf(endpoints.ssoCallback)

/** The address asked for, as the browser knows it. */
export const addressOf = (request: FastifyRequest, parts: SsoParts): URL =>
  new URL(request.url, originOfRequest(request, parts))

/** Why nobody can sign on by these settings. A secret that cannot be opened is the operator's to mend, who reads of it in the log. */
export const faultOfSettings = (
  { log }: FastifyRequest,
  settings: SsoSettings | undefined,
): SsoRefusal | undefined => {
  if (!settings?.userInfoUrl) return 'incomplete'
  const { institution, secretFault: reason } = settings
  if (reason === null) return undefined
  log.error(
    { institution, secret: 'institutionHasOauth2.clientSecret', reason },
    'secret cannot be opened: name the key of then in SECRET_KEY_PREVIOUS, or have the secret entered anew',
  )
  return 'secretLost'
}

/** Ends a sign-on on the page for signing in, with what to do in a sentence. */
export const refuse = (reply: FastifyReply, refusal: SsoRefusal, code?: string): FastifyReply => {
  const told = new URLSearchParams({ sso: refusal, ...(code && { institutionCode: code }) })
  return reply.redirect(`/login?${told}`, 303)
}

/** A parameter that was given once. */
export const parameter = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value = isObject(query) ? query[name] : undefined
  return typeof value === 'string' ? value : undefined
}
