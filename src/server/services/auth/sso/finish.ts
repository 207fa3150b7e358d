import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SsoRefusal } from '#protocol/services/sso.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { failedCall } from '../../../outbound/outbound.ts'
import { run } from '../../../resources/catalogue/statement.ts'
import { lockIds } from '../../../resources/write/lock/lockIds.ts'
import { described } from '../../../web/described.ts'
import { enter } from '../enter.ts'
import { sha256 } from '../session/keys.ts'
import { setRefreshCookie } from '../session/refreshCookie.ts'
import { exchange, type Tokens } from './authorizationServer.ts'
import { findEligible, holdTo } from './people.ts'
import { returnPathOf } from './returnPath.ts'
import { finishing } from './schemas.ts'
import { type SsoSettings, settingsTurnedOn } from './settings.ts'
import { type SignOn, signOnLife, takeSignOn } from './signOnCookie.ts'
import { addressOf, faultOfSettings, parameter, refuse, type SsoContext } from './ssoContext.ts'
import { askUserInfo, type Identity } from './userInfo.ts'

/** Seconds that a token is believed to hold at most; sessions are over long before. */
const longestToken = 366 * 24 * 3600

/** Thrown within a transaction, which is then as if it had not been. */
class Refused extends Error {
  readonly refusal: SsoRefusal
  constructor(refusal: SsoRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/**
 * `GET /auth/sso/callback?code=…&state=…`: 303 to the page that the person came from, signed in, or to the page for signing in
 * with a reason. An answer is the one to a sign-on that this very browser began, and is used once.
 */
export const registerFinish = (app: FastifyInstance, sso: SsoContext): void => {
  const { auth, resource } = sso
  app.get(pathOf(endpoints.ssoCallback), described(finishing), async (request, reply) => {
    const signOn = await takeSignOn(request, reply, auth.keys.signOn, auth.config)
    if (!signOn || parameter(request, 'state') !== signOn.state) return refuse(reply, 'over', signOn?.code)
    if (!(await spend(sso, signOn))) return refuse(reply, 'over', signOn.code)
    if (parameter(request, 'error') !== undefined) return refuse(reply, 'denied', signOn.code)
    const settings = await settingsTurnedOn(auth.database.kysely, resource, signOn.institution)
    const fault = faultOfSettings(request, settings)
    if (fault || !settings) return refuse(reply, fault ?? 'incomplete', signOn.code)
    const proof = await proofOf(sso, settings, signOn, request)
    if (typeof proof === 'string') return refuse(reply, proof, signOn.code)
    const opened = await signOnAs(sso, settings, signOn, { ...proof, request })
    if (typeof opened === 'string') return refuse(reply, opened, signOn.code)
    setRefreshCookie(reply, auth.config, opened.refreshToken)
    return reply.redirect(returnPathOf(signOn.returnTo), 303)
  })
}

/** False for an answer that was given before. Those that nobody could give any more are forgotten. */
const spend = async ({ auth }: SsoContext, { state }: SignOn): Promise<boolean> => {
  const { kysely } = auth.database
  await run(kysely, `delete from "ssoAnswer" where "expiresAt" < now()`)
  const used = await run(
    kysely,
    `insert into "ssoAnswer" ("stateHash", "expiresAt") values ($1, now() + make_interval(secs => ${signOnLife + 60}))
    on conflict do nothing returning 1`,
    [sha256(state)],
  )
  return used.length > 0
}

interface Proof {
  readonly identity: Identity
  readonly tokens: Tokens
}

/** Who signed on at the server, by its own word; why that is not known, else. Nothing of a database waits for it. */
const proofOf = async (
  sso: SsoContext,
  settings: SsoSettings,
  signOn: SignOn,
  request: FastifyRequest,
): Promise<Proof | SsoRefusal> => {
  try {
    const tokens = await exchange(settings, sso.outbound, signOn, addressOf(request, sso))
    const identity = await askUserInfo(settings.userInfoUrl ?? '', tokens, sso.outbound)
    return identity ? { identity, tokens } : 'noIdentity'
  } catch (error) {
    request.log.warn({ reason: String(error), institution: settings.institution }, 'sign-on refused')
    return failedCall(error) ? 'unreachable' : 'invalid'
  }
}

const signOnAs = async (
  { auth, resource }: SsoContext,
  settings: SsoSettings,
  { code, before, begunAt }: SignOn,
  { identity, tokens, request }: Proof & { readonly request: FastifyRequest },
) => {
  try {
    return await auth.database.transaction(async (tx) => {
      const admin = await findEligible(tx, settings, identity.email)
      if (admin === undefined) throw new Refused('unknownPerson')
      await lockIds(tx, 'admin', [admin], 'share')
      // Somebody may have changed the address meanwhile: from now on they wait.
      if ((await findEligible(tx, settings, identity.email)) !== admin) throw new Refused('unknownPerson')
      // Before the session, as who forgets people locks them.
      const refusal = await holdTo(tx, settings, identity, { admin, begunAt })
      if (refusal) throw new Refused(refusal)
      const place = { entity: 'session', column: 'ssoAccessToken', id: admin }
      const session = await enter(tx, auth, {
        admin,
        before: before ?? undefined,
        userAgent: request.headers['user-agent'],
        sso: {
          institution: settings.institution,
          server: settings.accessTokenUrl,
          turn: settings.turn,
          within: settings.within,
          code,
          accessToken: resource.vault.seal(place, tokens.accessToken),
          seconds: tokens.seconds === undefined ? undefined : Math.min(tokens.seconds, longestToken),
        },
      })
      if (!session) throw new Refused('unknownPerson')
      return session
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
