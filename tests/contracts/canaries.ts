import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Resource } from '#server/resources/catalogue/resource.ts'

/** Secrets to look for: each is written once, and known by its own number wherever it turns up. */
export interface Canaries {
  /** Another one for each secret column of the resource, in a body. */
  of(resource: Resource): Record<string, string>
  one(): string
  /** How many have been written. */
  count(): number
  /** Those that stand in the text or bytes, as they are or encoded. */
  foundIn(text: string | Uint8Array): string[]
}

const STEM = 'canary7f3e'
/** The stem wherever it begins in a group of three bytes, without the letters that its neighbours change. */
const encoded = [
  Buffer.from(STEM).toString('hex'),
  ...[0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + STEM)
      .toString('base64url')
      .slice(shift === 0 ? 0 : 4, -2),
  ),
  [...STEM].reverse().join(''),
  encodeURIComponent(STEM),
]

export const createCanaries = (): Canaries => {
  let count = 0
  const one = () => `${STEM}-${String(count++).padStart(3, '0')}-Zq!§`
  return {
    one,
    of: ({ secrets }) => Object.fromEntries(secrets.map(({ name }) => [name, one()])),
    count: () => count,
    foundIn: (text) => {
      const bytes = Buffer.from(text as string)
      const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes
      return encoded
        .map((form) => [form, plain.indexOf(form)] as const)
        .filter(([, at]) => at >= 0)
        .map(([form, at]) => `${form}: …${plain.subarray(Math.max(0, at - 80), at + 60)}…`)
    },
  }
}

/** What an unkeyed fingerprint of a request would be: enough to try out guesses of the secret in it. */
export const plainFingerprints = (method: string, url: string, body: unknown): string[] =>
  [JSON.stringify(body), JSON.stringify([method, url, undefined, body])].flatMap((text) =>
    (['base64url', 'hex', 'base64'] as const).map((form) => createHash('sha256').update(text).digest(form)),
  )
