import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import type { SsoFault, SsoStep, TriedStep } from '#protocol/services/sso.ts'
import { type CallFailed, failedCall, type Outbound } from '../../../../outbound/outbound.ts'
import type { Executor } from '../../../../resources/catalogue/statement.ts'
import { newExpectations, signOnAddress, tryClient } from '../authorizationServer.ts'
import { countEligible } from '../people.ts'
import { hasName, type SsoSettings } from '../settings.ts'

interface Told {
  readonly fault: SsoFault | null
  readonly detail?: string
}

const fine: Told = { fault: null }
const failed = (fault: SsoFault, detail?: string | number): Told => ({
  fault,
  ...(detail !== undefined && { detail: String(detail).slice(0, 200) }),
})

const unanswered = ({ fault }: CallFailed): Told => failed(fault ?? 'noAnswer')

/** Runs one step; what could not be called is its outcome, whatever else goes wrong is a fault of ours. */
const tried = async (step: SsoStep, work: () => Promise<Told>): Promise<TriedStep> => {
  const { fault, detail = null } = await work().catch((error: unknown) => {
    const call = failedCall(error)
    if (call) return unanswered(call)
    throw error
  })
  return { step, fault, detail }
}

const clientErrors: readonly string[] = ['invalid_client', 'unauthorized_client']

/** What a server says to a code that it has not given: that the code is wrong, where all else is right (RFC 6749, 5.2). */
const refusalOf = (error: unknown): Told => {
  if (error instanceof WWWAuthenticateChallengeError) return failed('badClient', error.status)
  if (error instanceof ResponseBodyError) {
    if (error.error === 'invalid_grant') return fine
    return failed(clientErrors.includes(error.error) ? 'badClient' : 'badRequest', error.error)
  }
  const answer = error instanceof Error ? error.cause : undefined
  return failed('badStatus', answer instanceof Response ? answer.status : undefined)
}

/**
 * Tries a connection as far as that goes without a person: the page to sign on is there; the server knows our id and secret,
 * which it says by refusing a made-up code for the code alone; its user info asks for a token; and somebody could sign on.
 */
export const tryConnection = (
  settings: SsoSettings,
  { db, outbound, redirectUri }: { db: Executor; outbound: Outbound; redirectUri: string },
): Promise<TriedStep[]> =>
  Promise.all([
    tried('authorization', async () => {
      const address = await signOnAddress(settings, outbound, newExpectations(settings), redirectUri)
      const { status, headers } = await outbound.call(address.href, {
        method: 'GET',
        headers: { accept: 'text/html' },
      })
      const back = URL.parse(headers.get('location') ?? '', settings.authUrl)
      const error = back?.href.startsWith(redirectUri) ? back.searchParams.get('error') : null
      if (error) return failed('badRequest', error)
      return status < 400 ? fine : failed('badStatus', status)
    }),
    tried('token', async () => {
      if (settings.secretFault !== null) return failed('secretLost')
      try {
        await tryClient(settings, outbound, redirectUri)
        return fine
      } catch (error) {
        if (failedCall(error)) throw error
        return refusalOf(error)
      }
    }),
    tried('userInfo', async () => {
      if (!settings.userInfoUrl) return failed('missing')
      const { status } = await outbound.call(settings.userInfoUrl, {
        method: 'GET',
        headers: { authorization: 'Bearer trial', accept: 'application/json' },
      })
      return [400, 401, 403].includes(status) ? fine : failed('badStatus', status)
    }),
    tried('people', async () => {
      if (!(await hasName(db, settings.institution))) return failed('noName')
      const count = await countEligible(db, settings)
      return count > 0 ? { fault: null, detail: String(count) } : failed('nobody')
    }),
  ])
