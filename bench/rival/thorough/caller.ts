import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { verifyPassword } from '#server/services/auth/password.ts'
import type { RivalDatabase } from '../database.ts'
import { Refusal } from './refusal.ts'
import { callerSql } from './sql.ts'

export interface Caller {
  readonly id: number
  readonly level: number
  readonly institutions: readonly number[]
}

/** How long a caller is remembered, as long as the console remembers its own. */
const LIFE_MS = 1_000
const PROVIDER = 1

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens a session and gives its token. Throws Refusal 401. */
export const signIn = async (database: RivalDatabase, email: string, password: string): Promise<string> => {
  const [found] = await database.query<{ id: number; passwordHash: string }>(
    'password',
    `select a."id", c."passwordHash" from "account" c join "admin" a on a."id" = c."admin" where a."email" = $1`,
    [email],
  )
  if (!found || !(await verifyPassword(password, found.passwordHash))) throw new Refusal(401)
  const token = randomBytes(32).toString('base64url')
  await database.query(
    'session',
    `insert into "session" ("id", "admin", "refreshHash", "expiresAt") values ($1, $2, $3, now() + interval '1 hour')`,
    [randomUUID(), found.id, hashOf(token)],
  )
  return token
}

/** Who is behind a token, looked up once a second. Throws Refusal 401. */
export const callerReader = (database: RivalDatabase) => {
  const known = new Map<string, { readonly caller: Caller; readonly until: number }>()
  return async (authorization = ''): Promise<Caller> => {
    const before = known.get(authorization)
    if (before && before.until > Date.now()) return before.caller
    const hash = hashOf(authorization.replace(/^Bearer /, ''))
    const [caller] = await database.query<Caller>('caller', callerSql, [hash])
    if (!caller) throw new Refusal(401)
    known.set(authorization, { caller, until: Date.now() + LIFE_MS })
    return caller
  }
}

/** Throws Refusal 403 unless all the institutions are in the caller's reach. */
export const demandReach = ({ level, institutions }: Caller, places: readonly number[]): void => {
  if (level === PROVIDER) return
  if (places.length === 0 || !places.every((place) => institutions.includes(place))) throw new Refusal(403)
}
