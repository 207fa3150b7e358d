import type { Catalogue } from '#dsl/catalogue.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { Attempts } from './attempts.ts'
import { keyFor } from './keys.ts'

/** What the routes of the authentication service share. */
export interface AuthContext {
  readonly catalogue: Catalogue
  readonly config: Config
  readonly database: Database
  readonly keys: { readonly access: Uint8Array; readonly refresh: Uint8Array; readonly device: Uint8Array }
  /** Per process: behind several processes each counts its own. */
  readonly attempts: Attempts
}

export const authContext = (parts: Pick<AuthContext, 'catalogue' | 'config' | 'database'>): AuthContext => ({
  ...parts,
  keys: {
    access: keyFor('access-token', parts.config.secretKey),
    refresh: keyFor('refresh-token', parts.config.secretKey),
    device: keyFor('known-device', parts.config.secretKey),
  },
  attempts: new Attempts(),
})
