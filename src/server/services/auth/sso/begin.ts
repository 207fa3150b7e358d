import type { FastifyInstance } from 'fastify'
import { codeParameter, returnParameter, type SsoRefusal } from '#protocol/services/sso.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { described } from '../../../web/described.ts'
import { isForeign } from '../sameOrigin.ts'
import { clearRefreshCookie, refreshCookieOf } from '../session/refreshCookie.ts'
import { revokeSession, sessionOfToken } from '../session/sessions.ts'
import { newExpectations, signOnAddress } from './authorizationServer.ts'
import { returnPathOf } from './returnPath.ts'
import { beginning } from './schemas.ts'
import { settingsByCode } from './settings.ts'
import { keepSignOn } from './signOnCookie.ts'
import { faultOfSettings, parameter, redirectUriOf, refuse, type SsoContext } from './ssoContext.ts'
import { ssoOf } from './ssoSession.ts'

const longestCode = 255

/**
 * `GET /auth/sso?institutionCode=…&returnTo=/console…`: 303 to the institution's server, or to the page for signing in with a
 * reason. From another site it leads to that page with the code filled in: nobody is signed on without having asked for it.
 */
export const registerBegin = (app: FastifyInstance, sso: SsoContext): void => {
  const { auth, resource, outbound } = sso
  const { kysely } = auth.database
  app.get(pathOf(endpoints.sso), described(beginning), async (request, reply) => {
    const code = parameter(request, codeParameter)?.trim() ?? ''
    if (code === '' || code.length > longestCode) return refuse(reply, 'unknownCode')
    const returnTo = returnPathOf(parameter(request, returnParameter))
    if (isForeign(request, auth.config)) {
      const asked = new URLSearchParams({ [codeParameter]: code, [returnParameter]: returnTo })
      return reply.redirect(`/login?${asked}`, 303)
    }
    const before = sessionOfToken(auth.keys.refresh, refreshCookieOf(request, auth.config) ?? '')
    if (before && (await ssoOf(kysely, before))?.expired) {
      // Its access was the server's to give, and is over, whatever comes of asking for it again.
      await revokeSession(kysely, before)
      clearRefreshCookie(reply, auth.config)
    }
    const settings = await settingsByCode(kysely, resource, code)
    if (typeof settings === 'string') return refuse(reply, settings, code)
    const refusal =
      faultOfSettings(request, settings) ?? (await faultOfAddress(settings.authUrl, outbound.faultOf))
    if (refusal) return refuse(reply, refusal, code)
    const expected = newExpectations(settings)
    const { institution, readAt: begunAt } = settings
    const signOn = { ...expected, begunAt, institution, code, returnTo, before: before ?? null }
    await keepSignOn(reply, auth.keys.signOn, auth.config, signOn)
    const address = await signOnAddress(settings, outbound, expected, redirectUriOf(request, sso))
    return reply.redirect(address.href, 303)
  })
}

const faultOfAddress = async (
  address: string,
  faultOf: (address: string) => Promise<unknown>,
): Promise<SsoRefusal | undefined> => ((await faultOf(address)) ? 'unreachable' : undefined)
