import type { Catalogue } from '#dsl/catalogue.ts'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/database.ts'
import { Attempts } from '../limits/attempts.ts'
import { tidyAttempts } from '../limits/limiter.ts'
import { type ReadToken, tokenReader } from '../session/accessToken.ts'
import { keyFor } from '../session/keys.ts'
import { principalReader } from './principalReader.ts'

/** What the routes of the authentication service share with whoever else asks who is signed in: one for a server. */
export interface AuthContext {
  readonly catalogue: Catalogue
  readonly config: Config
  readonly database: Database
  readonly keys: Readonly<Record<'access' | 'refresh' | 'device' | 'attempt' | 'signOn', Uint8Array>>
  readonly readToken: ReadToken
  readonly readPrincipal: ReturnType<typeof principalReader>
  readonly attempts: Attempts
}

export const authContext = (parts: Pick<AuthContext, 'catalogue' | 'config' | 'database'>): AuthContext => {
  const access = keyFor('access-token', parts.config.secretKey)
  tidyAttempts(parts.database.kysely)
  return {
    ...parts,
    keys: {
      access,
      refresh: keyFor('refresh-token', parts.config.secretKey),
      device: keyFor('known-device', parts.config.secretKey),
      attempt: keyFor('attempt', parts.config.secretKey),
      signOn: keyFor('sign-on', parts.config.secretKey),
    },
    readToken: tokenReader(access),
    readPrincipal: principalReader(parts),
    attempts: new Attempts(parts.database),
  }
}
