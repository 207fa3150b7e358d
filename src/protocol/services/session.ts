import type { Problem } from '../problem.ts'
import type { SsoSession } from './sso.ts'

/** Level of the provider's staff, the highest: they see every institution. */
export const providerLevel = 1

export interface SessionUser {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly level: number
  readonly typeAdmin: number | null
  /** 1 provider, 2 may download contracts, 3 may not, 9 and 10 may see them in the navigation; null for none. */
  readonly contractLevel?: number | null
  /** fr, de, en or es. */
  readonly lang: string
}

/** What the institution picker shows of an institution. */
export interface SessionInstitution {
  readonly id: number
  readonly name: string
  readonly nameSMS?: string
  readonly country?: string
  readonly lang?: string
  readonly timezone?: string
  /** Postal code and town, '36100 Issoudun'; it tells two of one name apart. */
  readonly locality?: string
  /** Ids of the groups that it belongs to. */
  readonly groups?: readonly number[]
}

/** A group of institutions, of which at least one is within reach. */
export interface SessionGroup {
  readonly id: number
  readonly name: string
}

/** What the session's call answers; `permissions` by institution id. */
export interface SessionData {
  readonly user: SessionUser
  readonly permissions: Readonly<Record<string, readonly string[]>>
  readonly institutions: readonly SessionInstitution[]
  /** Those that the institutions name, by name; other platforms tell of none. */
  readonly groups?: readonly SessionGroup[]
  /** Of a session that an institution's own server has opened. */
  readonly sso?: SsoSession
}

/** Shortest and longest password, in characters. Source: OWASP ASVS 5.0, 6.2.1 and 6.2.9. */
export const passwordLength = { min: 12, max: 128 }

/** What is wrong with the length of a password, a character being a code point; undefined for nothing. */
export const lengthFault = (password: string): Problem | undefined => {
  const { min, max } = passwordLength
  const { length } = [...password]
  if (length < min) return { code: 406, reason: 'longerThan', params: { minLength: min } }
  if (length > max) return { code: 406, reason: 'shorterThan', params: { maxLength: max } }
  return undefined
}

/** Name of the cookie that says that there may be a session. It tells no more than that, and opens nothing. */
export const sessionHint = 'pupitre_session'

/** What signing in takes. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A person who for a while cannot sign in but from browsers that they have used before. */
export interface LockedAccount {
  /** Id of the administrator. */
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** ISO 8601, UTC. */
  readonly until: string
}

/** Feature flags by name. */
export type Flags = Readonly<Record<string, boolean>>
