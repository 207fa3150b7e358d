import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signAccessToken } from '#server/services/auth/session/accessToken.ts'
import { keyFor } from '#server/services/auth/session/keys.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { type Browser, signedIn } from './browser.ts'

let server: TestServer
let browser: Browser
let session: string
let key: Uint8Array
beforeAll(async () => {
  server = await openTestServer()
  browser = await signedIn(server.app, people.viewer)
  session = browser.refreshCookie().split('.')[0] ?? ''
  key = keyFor('access-token', server.config.secretKey)
})
afterAll(() => server.close())

const ask = (authorization: string | undefined) =>
  server.app.inject({
    url: '/bff-admin/session',
    headers: authorization === undefined ? {} : { authorization },
  })
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('an access token', () => {
  it('opens the routes of its owner', async () => {
    expect((await ask(`Bearer ${browser.token}`)).statusCode).toBe(200)
    expect((await ask(`bearer ${browser.token}`)).statusCode).toBe(200)
  })

  // Fails where tokens are good for ten years.
  it('is good for ten minutes, from the sign-in as from a refresh', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const person = await signedIn(server.app, people.director)
    const renewed = (await person.refresh()).json().data.token
    for (const token of [person.token, renewed]) {
      const { iat = 0, exp = 0 } = decodeJwt(token)
      expect([iat, exp - iat]).toEqual([Math.floor(Date.now() / 1000), 600])
    }
    vi.advanceTimersByTime(599_000)
    expect((await person.session()).statusCode).toBe(200)
    vi.advanceTimersByTime(2_000)
    const over = await person.session()
    vi.useRealTimers()
    expect([over.statusCode, over.json().errors]).toEqual([401, ['Token expired']])
  })

  it('that has expired is told from all others by the exact words', async () => {
    const response = await ask(`Bearer ${await signAccessToken(key, { admin: 3, session }, -1)}`)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ errorCode: 401, errors: ['Token expired'], details: [] })
  })

  it.each<[string, () => Promise<string | undefined> | string | undefined]>([
    ['missing', () => undefined],
    ['empty', () => 'Bearer '],
    ['of another scheme', () => `Basic ${browser.token}`],
    ['no token at all', () => 'Bearer x'],
    [
      'signed with another key',
      async () => `Bearer ${await signAccessToken(new Uint8Array(32), { admin: 3, session })}`,
    ],
    [
      'expired and signed with another key',
      async () => `Bearer ${await signAccessToken(new Uint8Array(32), { admin: 3, session }, -1)}`,
    ],
    [
      'signed with the secret key itself',
      async () => `Bearer ${await signAccessToken(server.config.secretKey, { admin: 3, session })}`,
    ],
    [
      'signed with the key of another purpose',
      async () => {
        const other = keyFor('refresh-token', server.config.secretKey)
        return `Bearer ${await signAccessToken(other, { admin: 3, session })}`
      },
    ],
    [
      'unsigned',
      () => `Bearer ${encoded({ alg: 'none' })}.${encoded({ sub: '3', sid: session, iat: 1, exp: 9e9 })}.`,
    ],
    [
      'changed after signing',
      () => {
        const [head, , signature] = browser.token.split('.')
        return `Bearer ${head}.${encoded({ sub: '1', sid: session, iat: 1, exp: 9e9 })}.${signature}`
      },
    ],
    [
      'without an end',
      async () =>
        `Bearer ${await new SignJWT({ sid: session }).setProtectedHeader({ alg: 'HS256' }).setSubject('3').setIssuedAt().sign(key)}`,
    ],
    ['without a session', async () => `Bearer ${await signAccessToken(key, { admin: 3, session: 'x' })}`],
    [
      'of another algorithm',
      async () =>
        `Bearer ${await new SignJWT({ sid: session }).setProtectedHeader({ alg: 'HS512' }).setSubject('3').setIssuedAt().setExpirationTime('5m').sign(key)}`,
    ],
    ['for no number', async () => `Bearer ${await signAccessToken(key, { admin: Number.NaN, session })}`],
  ])('that is %s is refused, and not as an expired one', async (_, authorization) => {
    const response = await ask(await authorization())
    expect(response.statusCode).toBe(401)
    expect(response.json().errors).not.toContain('Token expired')
  })

  it('does not open the session of somebody else', async () => {
    // Looked up for its owner a moment ago.
    expect((await ask(`Bearer ${browser.token}`)).statusCode).toBe(200)
    expect((await ask(`Bearer ${await signAccessToken(key, { admin: 1, session })}`)).statusCode).toBe(440)
  })
})
