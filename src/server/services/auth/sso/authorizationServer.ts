import * as client from 'openid-client'
import type { Outbound } from '../../../outbound/outbound.ts'
import { InvalidAnswer, readIdToken } from './idToken.ts'
import type { SsoSettings } from './settings.ts'

/** What was sent along when the browser was led there; an answer has to match it. */
export interface Expected {
  readonly state: string
  readonly nonce: string
  readonly verifier: string | null
}

/** What the server gave in exchange for the code. */
export interface Tokens {
  readonly accessToken: string
  readonly seconds: number | undefined
  /** Of the ID token, where there is one. */
  readonly subject: string | undefined
}

/** Signatures of ID tokens, which come over TLS from the server itself: all that openid-client knows but symmetric ones and none. */
const algorithms = [
  'RS256',
  'PS256',
  'ES256',
  'EdDSA',
  'Ed25519',
  'RS384',
  'RS512',
  'PS384',
  'PS512',
  'ES384',
  'ES512',
]

/**
 * The server as the settings give it: its addresses, and no document about itself. `issuer`: what it calls itself, once it has
 * said so. `onToken`: given an ID token, which cannot be judged without that name and is taken out of the answer.
 */
const configured = (
  settings: SsoSettings,
  { call }: Outbound,
  { issuer, onToken }: { readonly issuer?: string; readonly onToken?: (token: string) => void } = {},
): client.Configuration => {
  const { clientId, clientSecret, authUrl, accessTokenUrl } = settings
  const authentication = clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret)
  const server: client.ServerMetadata = {
    issuer: issuer ?? new URL(authUrl).origin,
    authorization_endpoint: authUrl,
    token_endpoint: accessTokenUrl,
    id_token_signing_alg_values_supported: algorithms,
  }
  const configuration = new client.Configuration(server, clientId, {}, authentication)
  configuration[client.customFetch] = async (url, { method, headers, body }) => {
    const answer = await call(url, { method, headers, body: body?.toString() })
    return onToken ? withoutIdToken(answer, onToken) : answer
  }
  // Which addresses may do without https is the outbound client's to say.
  client.allowInsecureRequests(configuration)
  return configuration
}

const withoutIdToken = async (answer: Response, onToken: (token: string) => void): Promise<Response> => {
  const text = await answer.text()
  const { status, headers } = answer
  try {
    const { id_token: token, ...rest } = JSON.parse(text)
    if (typeof token === 'string') onToken(token)
    return new Response(JSON.stringify(rest), { status, headers })
  } catch {
    return new Response(text, { status, headers })
  }
}

/** Whether the server is asked who somebody is in OpenID Connect's way; else it is in OAuth 2.0's alone, without nonce. */
const asksForIdToken = ({ scope }: SsoSettings): boolean => scope?.split(/\s/).includes('openid') === true

/** Where a browser is sent to sign on: the authorization-code flow (RFC 6749, 4.1), with PKCE (RFC 7636) where it is set. */
export const signOnAddress = async (
  settings: SsoSettings,
  outbound: Outbound,
  { state, nonce, verifier }: Expected,
  redirectUri: string,
): Promise<URL> =>
  client.buildAuthorizationUrl(configured(settings, outbound), {
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    ...(asksForIdToken(settings) && { nonce }),
    ...(settings.scope && { scope: settings.scope }),
    ...(settings.resource && { resource: settings.resource }),
    ...(verifier && {
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  })

/**
 * Exchanges the code of an answer. Where the server names itself in it (RFC 9207) that is of the origin that people were sent to,
 * and its ID token is judged by it; where it does not, the token's audience and nonce are.
 * @throws InvalidAnswer, an error of openid-client, or one of the connection
 */
export const exchange = async (
  settings: SsoSettings,
  outbound: Outbound,
  { state, nonce, verifier }: Expected,
  answer: URL,
): Promise<Tokens> => {
  const issuer = answer.searchParams.get('iss') ?? undefined
  if (issuer !== undefined && URL.parse(issuer)?.origin !== new URL(settings.authUrl).origin)
    throw new InvalidAnswer('named another server')
  const given: string[] = []
  const configuration = configured(
    settings,
    outbound,
    issuer === undefined ? { onToken: (token) => given.push(token) } : { issuer },
  )
  const checks = { expectedState: state, ...(verifier && { pkceCodeVerifier: verifier }) }
  const tokens = await client.authorizationCodeGrant(
    configuration,
    answer,
    issuer !== undefined && asksForIdToken(settings) ? { ...checks, expectedNonce: nonce } : checks,
    settings.resource ? { resource: settings.resource } : {},
  )
  const [unjudged] = given
  if (issuer === undefined && asksForIdToken(settings) && unjudged === undefined)
    throw new InvalidAnswer('gave no ID token')
  const subject =
    unjudged === undefined
      ? tokens.claims()?.sub
      : readIdToken(unjudged, { nonce, clientId: settings.clientId })
  return { accessToken: tokens.access_token, seconds: tokens.expiresIn(), subject }
}

/** Asks for tokens with a code that is none. @throws what the server says to that */
export const tryClient = async (
  settings: SsoSettings,
  outbound: Outbound,
  redirectUri: string,
): Promise<void> => {
  await client.genericGrantRequest(configured(settings, outbound), 'authorization_code', {
    code: 'trial',
    redirect_uri: redirectUri,
    ...(settings.usePKCE && { code_verifier: client.randomPKCECodeVerifier() }),
  })
}

/** Values for one sign-on. */
export const newExpectations = ({ usePKCE }: SsoSettings): Expected => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: usePKCE ? client.randomPKCECodeVerifier() : null,
})
