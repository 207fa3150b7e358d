import { type JWTPayload, SignJWT } from 'jose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readIdToken } from '#server/services/auth/sso/idToken.ts'

const now = Date.parse('2026-11-21T13:20:00Z')
const seconds = now / 1000
const expected = { nonce: 'of this question', clientId: 'pupitre' }
const fine = { aud: 'pupitre', nonce: expected.nonce, sub: 'd-1', exp: seconds + 300 }

/** The ID token of a server; nobody checks by which key, for it came from there. */
const said = (changes: JWTPayload = {}) =>
  new SignJWT({ ...fine, ...changes })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('a key of that server alone, of some length'))

describe('an ID token', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    return () => void vi.useRealTimers()
  })

  it('tells who has signed on, where it is for us, alone or among others', async () => {
    for (const aud of ['pupitre', ['pupitre'], ['another', 'pupitre']])
      expect(readIdToken(await said({ aud }), expected)).toBe('d-1')
  })

  it('is believed for a minute after its end, as clocks differ', async () => {
    expect(readIdToken(await said({ exp: seconds - 60 }), expected)).toBe('d-1')
  })

  it.each([
    ['for another client', { aud: 'another' }, 'is for somebody else'],
    ['for clients of which we are none', { aud: ['another', 'third'] }, 'is for somebody else'],
    ['for nobody', { aud: undefined }, 'is for somebody else'],
    ['to another question', { nonce: 'of another' }, 'answers another question'],
    ['to no question', { nonce: undefined }, 'answers another question'],
    ['that has ended', { exp: seconds - 61 }, 'is over'],
    ['without end', { exp: undefined }, 'is over'],
    ['whose end is no number', { exp: '2099-01-01' as never }, 'is over'],
    ['about nobody', { sub: undefined }, 'names nobody'],
    ['about an empty name', { sub: '' }, 'names nobody'],
    ['about a number', { sub: 7 as never }, 'names nobody'],
  ])('%s is refused, and the log says why', async (_, changes, why) => {
    const token = await said(changes)
    const refused = () => readIdToken(token, expected)
    expect(refused).toThrow(expect.objectContaining({ name: 'InvalidAnswer', message: why }))
  })

  it.each(['', 'a.b.c', 'no token'])('that is none is refused: %j', (token) => {
    expect(() => readIdToken(token, expected)).toThrow('is for somebody else')
  })
})
