import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'

/** Life of an access token, in seconds; the session behind it is read anew once a second besides. */
const accessTokenLife = 600

export interface AccessClaims {
  /** Id of the administrator. */
  readonly admin: number
  readonly session: string
}

/** Signs an access token: HS256, claims sub, sid, iat and exp (RFC 7519). `life` in seconds. */
export const signAccessToken = (key: Uint8Array, claims: AccessClaims, life = accessTokenLife) => {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ sid: claims.session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(claims.admin))
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(key)
}

/** The claims of a token, or why it is refused: it was ours and is over, or it never was ours. */
export type ReadToken = (token: string) => Promise<AccessClaims | 'expired' | 'forged'>

interface Known {
  readonly claims: AccessClaims
  /** Seconds since 1970. */
  readonly expiresAt: number
}

/** A signature once found right is remembered until its token ends: checking it was a fifth of a list request. The oldest goes first. */
export const tokenReader = (key: Uint8Array, remembered = 10_000): ReadToken => {
  const known = new Map<string, Known>()
  return async (token) => {
    const before = known.get(token)
    if (before) return before.expiresAt > Date.now() / 1000 ? before.claims : 'expired'
    const found = await verify(key, token)
    if (typeof found === 'string') return found
    for (const oldest of known.keys()) {
      if (known.size < remembered) break
      known.delete(oldest)
    }
    known.set(token, found)
    return found.claims
  }
}

const verify = async (key: Uint8Array, token: string): Promise<Known | 'expired' | 'forged'> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'sid'],
    })
    const admin = Number(payload.sub)
    if (!Number.isSafeInteger(admin) || !isUuid(payload.sid) || payload.exp === undefined) return 'forged'
    return { claims: { admin, session: payload.sid }, expiresAt: payload.exp }
  } catch (error) {
    return error instanceof JWTExpired ? 'expired' : 'forged'
  }
}

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
