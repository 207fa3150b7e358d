import { jwt, type Reply } from './fakes.ts'

/**
 * The token rules written a second time, as a grammar: a request and all that was said on its behalf is a word,
 * and only these words may be heard. Letters of a request's answers:
 *   o anything that is neither 401, 403 nor 440 · f 403 · x 403 "Token expired" · p 401 · l 401 "Token expired" · e 440
 * of a refresh: + renewed · - refused · ! failed · ? renewed if the token is of the session's subject, else refused.
 */
export const grammar: readonly { word: RegExp; held: boolean; ends: boolean; gives: 'last' | 'refresh' }[] = [
  { held: true, word: /^[ofp]$/, ends: false, gives: 'last' },
  { held: true, word: /^e$/, ends: true, gives: 'last' },
  { held: true, word: /^[lx]\+[ofxpl]$/, ends: false, gives: 'last' },
  { held: true, word: /^[lx]\+e$/, ends: true, gives: 'last' },
  { held: true, word: /^[lx]-$/, ends: true, gives: 'last' },
  { held: true, word: /^[lx]!$/, ends: false, gives: 'refresh' },
  { held: false, word: /^[of]$/, ends: false, gives: 'last' },
  { held: false, word: /^[lxpe][+!][ofx]$/, ends: false, gives: 'last' },
  { held: false, word: /^[lxpe][+!][lpe]$/, ends: true, gives: 'last' },
  { held: false, word: /^[lxpe]-$/, ends: true, gives: 'last' },
]

const expired = { errors: ['Token expired'] }
const reset = 'reset' as const
type Scripted = { readonly reply: Reply | typeof reset; readonly letter: string; readonly status: number }

const scripted = (letter: string, reply: Reply): Scripted => ({ letter, reply, status: reply.status })

/** Same subject, another subject, same but from a foreign origin, opaque. */
export const ownToken = (serial: number) => jwt('7', serial)
const otherToken = (serial: number) => jwt('8', serial)
export const opaqueToken = (serial: number) => `opaque-${serial}`
const elsewhere = 'https://evil.test/api/v2/schedule'

export const answers: readonly ((serial: number) => Scripted)[] = [
  () => scripted('o', { status: 200, body: { data: [] } }),
  () => scripted('o', { status: 201, body: { data: { id: 1, token: 'a column, not a session' } } }),
  () => scripted('o', { status: 500, body: { errorCode: 500 } }),
  () => scripted('o', { status: 412, body: { errorCode: 412 } }),
  () => ({ letter: 'o', reply: reset, status: 520 }),
  () => scripted('f', { status: 403, body: { errors: ['Forbidden'] } }),
  () => scripted('x', { status: 403, body: expired }),
  () => scripted('p', { status: 401, body: { errors: ['Please login'] } }),
  () => scripted('l', { status: 401, body: expired }),
  () => scripted('l', { status: 401, body: expired }),
  () => scripted('e', { status: 440 }),
  (n) => scripted('o', { status: 200, headers: { authorization: `Bearer ${ownToken(n)}` } }),
  (n) => scripted('o', { status: 200, headers: { authorization: otherToken(n) } }),
  (n) => scripted('o', { status: 200, headers: { authorization: opaqueToken(n) } }),
  (n) => scripted('o', { status: 200, headers: { authorization: ownToken(n) }, url: elsewhere }),
]

export const refreshes: readonly ((serial: number) => Scripted)[] = [
  (n) => scripted('?', { status: 201, body: { data: { token: ownToken(n) } } }),
  (n) => scripted('?', { status: 201, headers: { authorization: `Bearer ${ownToken(n)}` } }),
  (n) => scripted('+', { status: 201, body: { data: { token: opaqueToken(n) } } }),
  (n) => scripted('?', { status: 201, body: { data: { token: otherToken(n) } } }),
  (n) => scripted('!', { status: 201, body: { data: { token: ownToken(n) } }, url: elsewhere }),
  () => scripted('!', { status: 201, body: { data: {} } }),
  () => scripted('-', { status: 401, body: expired }),
  () => scripted('-', { status: 440 }),
  () => scripted('!', { status: 403, body: expired }),
  () => scripted('!', { status: 503 }),
  () => ({ letter: '!', reply: reset, status: 520 }),
]

export type { Scripted }
