import type { Config } from '../../../config.ts'
import { vaultOf } from '../../../secrets/vault.ts'

const place = { entity: 'task', column: 'email', id: 0 }

/**
 * For the address that a link is asked for: people type passwords where it belongs, and tasks are kept for weeks. `open` throws
 * VaultError.
 */
export const addressSealOf = ({
  secretKey,
  previousSecretKeys,
}: Pick<Config, 'secretKey' | 'previousSecretKeys'>) => {
  const vault = vaultOf([secretKey, ...previousSecretKeys])
  return {
    seal: (email: string): string => vault.seal(place, email),
    open: (sealed: string): string => vault.open([place], sealed),
  }
}
