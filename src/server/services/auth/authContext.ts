import type { Catalogue } from '#dsl/catalogue.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { type ReadToken, tokenReader } from './accessToken.ts'
import { Attempts } from './attempts.ts'
import { keyFor } from './keys.ts'
import { principalReader } from './principalReader.ts'

/** What the routes of the authentication service share. */
export interface AuthContext {
  readonly catalogue: Catalogue
  readonly config: Config
  readonly database: Database
  readonly keys: { readonly access: Uint8Array; readonly refresh: Uint8Array; readonly device: Uint8Array }
  readonly readToken: ReadToken
  readonly readPrincipal: ReturnType<typeof principalReader>
  /** Per process: behind several processes each counts its own. */
  readonly attempts: Attempts
}

export const authContext = (parts: Pick<AuthContext, 'catalogue' | 'config' | 'database'>): AuthContext => {
  const access = keyFor('access-token', parts.config.secretKey)
  return {
    ...parts,
    keys: {
      access,
      refresh: keyFor('refresh-token', parts.config.secretKey),
      device: keyFor('known-device', parts.config.secretKey),
    },
    readToken: tokenReader(access),
    readPrincipal: principalReader(parts),
    attempts: new Attempts(),
  }
}
