import { createHash, createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { remembered } from '#dsl/remembered.ts'

/** A key for one purpose, derived from the secret key by HKDF-SHA256 (RFC 5869). */
export const keyFor = (purpose: string, secretKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secretKey, new Uint8Array(0), `pupitre/${purpose}`, 32))

/** Made anew it takes longer than the signature. */
const secretOf = remembered((key: Uint8Array) => createSecretKey(key))

export const hmac = (key: Uint8Array, text: string): string =>
  createHmac('sha256', secretOf(key)).update(text).digest('base64url')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')
