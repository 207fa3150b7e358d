import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '../services/auth/session/keys.ts'

/** Where a secret stands. What was sealed for one place opens at no other. */
export interface Place {
  readonly entity: string
  readonly column: string
  readonly id: number
}

/** What opens and closes the secrets of rows. A value is `v1.{key}.{nonce}.{cipher text and tag}`, in base64url. */
export interface Vault {
  seal(place: Place, text: string): string
  /** @throws VaultError for a value of another place, of an unknown key, or changed by somebody. */
  open(places: readonly Place[], sealed: string): string
  /** Seals anew what an earlier key has sealed, or what stands under a former name; anything else stays as it is. */
  renew(places: readonly [Place, ...Place[]], sealed: string): string
}

export class VaultError extends Error {
  override name = 'VaultError'
}

const NONCE = 12
const TAG = 16
const form = /^v1\.([\w-]{11})\.([\w-]{16})\.([\w-]{22,})$/

/** AES-256-GCM (NIST SP 800-38D) with a random nonce a value, under keys derived from the secret keys, the present one first. */
export const vaultOf = (secretKeys: readonly Uint8Array[]): Vault => {
  const keys = new Map(secretKeys.map((secret) => [nameOf(secret), keyFor('column-secrets', secret)]))
  const [present] = keys.keys()

  const seal: Vault['seal'] = (place, text) => {
    const key = keys.get(present ?? '')
    if (!key) throw new VaultError('no key to seal with')
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(place))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `v1.${present}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`
  }
  const openAt = (place: Place, [, name = '', nonce = '', body = '']: readonly string[]): string => {
    const key = keys.get(name)
    if (!key) throw new VaultError('sealed with an unknown key')
    const bytes = Buffer.from(body, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
      authTagLength: TAG,
    })
      .setAAD(bound(place))
      .setAuthTag(bytes.subarray(-TAG))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]).toString('utf8')
    } catch {
      throw new VaultError('sealed for another place, or changed')
    }
  }
  const find = (places: readonly Place[], sealed: string): { text: string; place: Place } => {
    const parts = form.exec(sealed)
    if (!parts) throw new VaultError('not sealed')
    let failure: unknown = new VaultError('no place')
    for (const place of places)
      try {
        return { text: openAt(place, parts), place }
      } catch (error) {
        failure = error
      }
    throw failure
  }
  return {
    seal,
    open: (places, sealed) => find(places, sealed).text,
    renew: (places, sealed) => {
      const name = form.exec(sealed)?.[1]
      // Its key is lost: the row can still be changed, and the secret given anew.
      if (name !== undefined && !keys.has(name)) return sealed
      const { text, place } = find(places, sealed)
      return name === present && place === places[0] ? sealed : seal(places[0], text)
    },
  }
}

/** For who reads no secrets and writes none: anything to be sealed is an error. */
export const closedVault: Vault = vaultOf([])

/** Tells keys apart and nothing else about them. */
const nameOf = (secret: Uint8Array): string =>
  Buffer.from(keyFor('column-secrets-name', secret)).subarray(0, 8).toString('base64url')

const bound = ({ entity, column, id }: Place): Buffer =>
  Buffer.from(JSON.stringify(['column-secret', entity, column, id]))
