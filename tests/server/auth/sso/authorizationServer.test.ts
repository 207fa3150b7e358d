import { createHash } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  exchange,
  newExpectations,
  signOnAddress,
  tryClient,
} from '#server/services/auth/sso/authorizationServer.ts'
import type { SsoSettings } from '#server/services/auth/sso/settings.ts'

const settings: SsoSettings = {
  institution: 1,
  clientId: 'pupitre',
  clientSecret: 'the secret',
  secretFault: null,
  authUrl: 'https://sso.example.org/realm/authorize',
  accessTokenUrl: 'https://sso.example.org/realm/token',
  userInfoUrl: null,
  scope: 'openid email',
  resource: null,
  usePKCE: true,
  within: [1],
  turn: '1.1',
  readAt: '2026-12-01 00:00:00+00',
}
const expected = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const back = 'https://console.example.org/auth/sso/callback'

interface Call {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A server that gives that answer, and what it was asked. */
const server = (answer: JWTPayload | string, status = 200) => {
  const asked: (Call & { readonly url: string })[] = []
  const call = async (url: string, sent: Call) => {
    asked.push({ url, ...sent })
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
  const bodies = () => asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  return { outbound: { call } as never, asked, bodies }
}
const idToken = (claims: JWTPayload = {}) =>
  new SignJWT({ aud: 'pupitre', sub: 'd-1', nonce: expected.nonce, ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(keys.privateKey)
const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
const given = { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600 }

const comesBack = (query: Readonly<Record<string, string>> = {}) =>
  new URL(`${back}?${new URLSearchParams({ code: 'c-1', state: expected.state, ...query })}`)
const exchanged = async (
  answer: JWTPayload | string,
  {
    changes = {},
    query = {},
  }: { changes?: Partial<SsoSettings>; query?: Readonly<Record<string, string>> } = {},
) => {
  const { outbound, asked, bodies } = server(answer)
  const question = changes.usePKCE === false ? { ...expected, verifier: null } : expected
  const tokens = await exchange({ ...settings, ...changes }, outbound, question, comesBack(query))
  return { tokens, asked, body: bodies()[0] }
}
const plain = { scope: 'email' }

describe('a browser is sent to sign on', () => {
  const asks = async (changes: Partial<SsoSettings>, verifier: string | null = expected.verifier) => {
    const { outbound, asked } = server('')
    const url = await signOnAddress({ ...settings, ...changes }, outbound, { ...expected, verifier }, back)
    expect([url.origin + url.pathname, asked]).toEqual([settings.authUrl, []])
    return Object.fromEntries(url.searchParams)
  }
  const always = { response_type: 'code', client_id: 'pupitre', redirect_uri: back, state: expected.state }
  const challenge = {
    code_challenge: createHash('sha256').update(expected.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }

  it('with all that the settings say, and no more than that', async () => {
    expect(await asks({})).toEqual({ ...always, ...challenge, scope: 'openid email', nonce: expected.nonce })
    expect(await asks({ scope: null }, null)).toEqual(always)
    expect(await asks({ scope: '', resource: '' }, null)).toEqual(always)
    expect(await asks({ scope: 'email', resource: 'urn:console' }, null)).toEqual({
      ...always,
      scope: 'email',
      resource: 'urn:console',
    })
  })

  it('with a nonce where `openid` is one of the scopes, however they are spaced', async () => {
    for (const scope of ['openid', 'email  openid', 'email\topenid'])
      expect(await asks({ scope }), scope).toHaveProperty('nonce', expected.nonce)
    for (const scope of ['openidemail', 'email', 'open id'])
      expect(await asks({ scope }), scope).not.toHaveProperty('nonce')
  })

  it('with values that are new each time', () => {
    const [one, two] = [newExpectations(settings), newExpectations(settings)]
    for (const name of ['state', 'nonce', 'verifier'] as const) {
      expect(one[name]).toMatch(/^[\w-]{43,}$/)
      expect(two[name]).not.toBe(one[name])
    }
    expect(newExpectations({ ...settings, usePKCE: false }).verifier).toBeNull()
  })
})

describe('a code is exchanged', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    return () => void vi.useRealTimers()
  })

  it('for a token, by the secret of the client and the proof of who asked', async () => {
    const { tokens, asked, body } = await exchanged({ ...given, id_token: await idToken() })
    expect(tokens).toEqual({ accessToken: 'access-1', seconds: 3600, subject: 'd-1' })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ url: settings.accessTokenUrl, method: 'POST' })
    const authorization = new Headers(asked[0]?.headers).get('authorization')
    expect(authorization).toBe(`Basic ${btoa('pupitre:the+secret')}`)
    expect(body).toEqual({
      grant_type: 'authorization_code',
      code: 'c-1',
      redirect_uri: back,
      code_verifier: expected.verifier,
    })
  })

  it('by the client’s name alone where it has no secret, without proof where none was asked for', async () => {
    const changes = { ...plain, clientSecret: null, usePKCE: false, resource: 'urn:console' }
    const { tokens, asked, body } = await exchanged({ ...given, expires_in: undefined }, { changes })
    expect(tokens).toEqual({ accessToken: 'access-1', seconds: undefined, subject: undefined })
    expect(new Headers(asked[0]?.headers).has('authorization')).toBe(false)
    expect(body).toEqual({
      grant_type: 'authorization_code',
      code: 'c-1',
      redirect_uri: back,
      client_id: 'pupitre',
      resource: 'urn:console',
    })
  })

  it('with an ID token that is given unasked, which is held to be for us all the same', async () => {
    const { tokens } = await exchanged({ ...given, id_token: await idToken() }, { changes: plain })
    expect(tokens.subject).toBe('d-1')
    const foreign = { ...given, id_token: await idToken({ aud: 'another' }) }
    await expect(exchanged(foreign, { changes: plain })).rejects.toThrow('is for somebody else')
  })

  it('at the server that names itself, and its ID token is of that name', async () => {
    const iss = 'https://sso.example.org/realm'
    const token = { ...given, id_token: await idToken({ iss }) }
    expect((await exchanged(token, { query: { iss } })).tokens.subject).toBe('d-1')
    for (const wrong of [
      { iss: 'https://sso.example.org/other' },
      { iss, nonce: 'of another' },
      { iss, aud: 'x' },
    ])
      await expect(
        exchanged({ ...given, id_token: await idToken(wrong) }, { query: { iss } }),
      ).rejects.toThrow()
    await expect(exchanged(given, { query: { iss } })).rejects.toThrow()
    expect((await exchanged(given, { query: { iss }, changes: plain })).tokens.subject).toBeUndefined()
  })

  it.each(['https://evil.example', 'http://sso.example.org', 'nowhere'])(
    'never where another server names itself: %s',
    async (iss) => {
      await expect(exchanged(given, { query: { iss } })).rejects.toThrow(
        expect.objectContaining({ name: 'InvalidAnswer', message: 'named another server' }),
      )
    },
  )

  it('for nothing where no ID token comes though one was asked for, or none that is one', async () => {
    await expect(exchanged(given)).rejects.toThrow('gave no ID token')
    await expect(exchanged({ ...given, id_token: 7 })).rejects.toThrow('gave no ID token')
    await expect(exchanged({ ...given, id_token: 'a.b.c' })).rejects.toThrow('is for somebody else')
  })

  it('for nothing where the server refuses it, or cannot answer, and the log says how', async () => {
    const refused = (answer: JWTPayload | string, status: number) =>
      exchange(settings, server(answer, status).outbound, expected, comesBack())
    await expect(refused({ error: 'invalid_grant' }, 400)).rejects.toMatchObject({
      error: 'invalid_grant',
      status: 400,
    })
    await expect(refused('<html>', 503)).rejects.toMatchObject({ cause: { status: 503 } })
  })

  it('for nothing where the answer is to another question, or is no answer', async () => {
    await expect(exchanged(given, { query: { state: 'x' } })).rejects.toThrow()
    for (const nothing of ['<html>', '{}', 'null']) await expect(exchanged(nothing)).rejects.toThrow()
  })
})

describe('a client is tried', () => {
  it('with a code that nobody has given, with and without proof', async () => {
    for (const usePKCE of [true, false]) {
      const { outbound, asked, bodies } = server({ error: 'invalid_grant' }, 400)
      await expect(tryClient({ ...settings, usePKCE }, outbound, back)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
      expect(asked[0]?.url).toBe(settings.accessTokenUrl)
      expect(bodies()).toEqual([
        {
          grant_type: 'authorization_code',
          code: 'trial',
          redirect_uri: back,
          ...(usePKCE && { code_verifier: expect.stringMatching(/^[\w-]{43}$/) }),
        },
      ])
    }
  })
})
