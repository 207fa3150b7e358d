import type { Principal } from '../../../principal.ts'
import type { AccessClaims } from '../session/accessToken.ts'
import type { AuthContext } from './authContext.ts'
import { principalOf, standsOn } from './principalOf.ts'

interface Known {
  readonly principal: Principal
  /** What this process had written of it when the person was looked up. */
  readonly written: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/** How long another process's revocation may take to be seen here. Source: the trust tests, T07. */
const LIFE_MS = 1000

type Parts = Pick<AuthContext, 'catalogue' | 'config' | 'database'>

/** Who stands behind an access token: looked up once a second, and anew after every write of this process to what they stand on. Of more than `remembered` all are forgotten. */
export const principalReader = (parts: Parts, remembered = 10_000) => {
  const { database } = parts
  const known = new Map<string, Known>()
  return async (claims: AccessClaims): Promise<Principal | undefined> => {
    const key = `${claims.session} ${claims.admin}`
    const before = known.get(key)
    if (before && before.written === database.writtenTo(standsOn) && before.until > Date.now())
      return before.principal
    const written = database.writtenTo(standsOn)
    const principal = await principalOf(database.kysely, parts, claims)
    if (known.size >= remembered) known.clear()
    if (principal) known.set(key, { principal, written, until: Date.now() + LIFE_MS })
    return principal
  }
}
