import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { endpoints, pathOf } from '#protocol/services.ts'
import type { Config } from '../../../config.ts'

/** A sign-on under way: what its answer is held against, and where it leads. */
export interface SignOn {
  readonly state: string
  readonly nonce: string
  /** Null where the settings do without PKCE. */
  readonly verifier: string | null
  /** By the clock of the database. */
  readonly begunAt: string
  readonly institution: number
  readonly code: string
  readonly returnTo: string
  /** The session that this browser had: the answer comes from elsewhere, without the cookie that tells. */
  readonly before: string | null
}

const name = 'pupitre_sign_on'
/** Seconds in which one has signed on. */
export const signOnLife = 600

/** Sent along by the browser when it comes back from the other server, hence not `strict`, and nowhere else. */
const options = (config: Config) =>
  ({
    path: pathOf(endpoints.sso),
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl?.protocol === 'https:',
  }) as const

/** Keeps a sign-on in the browser that began it, encrypted and authenticated (RFC 7516): nobody else can end it. */
export const keepSignOn = async (
  reply: FastifyReply,
  key: Uint8Array,
  config: Config,
  signOn: SignOn,
): Promise<void> => {
  const token = await new EncryptJWT({ ...signOn })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${signOnLife}s`)
    .encrypt(key)
  reply.setCookie(name, token, { ...options(config), maxAge: signOnLife })
}

/** The sign-on that this browser began; undefined for none, and for one that took too long. It is taken from the browser. */
export const takeSignOn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  key: Uint8Array,
  config: Config,
): Promise<SignOn | undefined> => {
  const token = request.cookies[name]
  if (token === undefined) return undefined
  reply.clearCookie(name, options(config))
  try {
    const { payload } = await jwtDecrypt<SignOn>(token, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp', 'begunAt'],
    })
    return payload
  } catch {
    return undefined
  }
}
