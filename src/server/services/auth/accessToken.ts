import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'

/** Life of an access token, in seconds; the session row is looked at on each request besides. */
export const accessTokenLife = 600

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
export const readAccessToken = async (
  key: Uint8Array,
  token: string,
): Promise<AccessClaims | 'expired' | 'forged'> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'sid'],
    })
    const admin = Number(payload.sub)
    if (!Number.isSafeInteger(admin) || !isUuid(payload.sid)) return 'forged'
    return { admin, session: payload.sid }
  } catch (error) {
    return error instanceof JWTExpired ? 'expired' : 'forged'
  }
}

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
