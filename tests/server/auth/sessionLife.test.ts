import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { authContext } from '#server/services/auth/principal/authContext.ts'
import { keyFor, sha256 } from '#server/services/auth/session/keys.ts'
import { sessionDataOf } from '#server/services/auth/session/session.ts'
import { heldSession, rotateSession, sessionOfToken } from '#server/services/auth/session/sessions.ts'
import { password, people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { type Browser, signedIn } from './browser.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const context = () => authContext({ catalogue, config: server.config, database: server.database })
const db = () => server.database.kysely
const login = (headers = {}, app = server.app) =>
  app.inject({
    method: 'POST',
    url: '/auth/login',
    headers,
    payload: { email: people.viewer, password },
  })
/** Names and attributes, without values; that of a known browser is none of a session. */
const cookiesOf = (headers: Readonly<Record<string, unknown>>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) =>
      String(cookie)
        .replace(/=[^;]*/, '')
        .replace(/Expires=[^;]*; |Max-Age=\d+; /g, ''),
    )
    .filter((cookie) => !cookie.startsWith('pupitre_device'))

describe('the cookies of a session', () => {
  it('are bound to the host over https, and the hint alone can be read by scripts', async () => {
    const app = await server.another({ publicUrl: new URL('https://console.example') })
    const set = await login({}, app)
    const expected = [
      '__Host-pupitre_refresh; Path=/; HttpOnly; Secure; SameSite=Strict',
      'pupitre_session; Path=/; Secure; SameSite=Strict',
    ]
    expect(cookiesOf(set.headers)).toEqual(expected)
    const left = await app.inject({ method: 'POST', url: '/bff-admin/logout', payload: {} })
    expect([left.statusCode, left.json()]).toEqual([200, { data: {} }])
    expect(cookiesOf(left.headers)).toEqual(expected)
    for (const { value } of left.cookies) expect(value).toBe('')
    expect(cookiesOf((await login()).headers)).toEqual([
      'pupitre_refresh; Path=/; HttpOnly; SameSite=Strict',
      'pupitre_session; Path=/; SameSite=Strict',
    ])
    const other = await server.another({ publicUrl: new URL('http://console.example') })
    expect(cookiesOf((await login({}, other)).headers)[0]).not.toContain('Secure')
  })

  it('are taken back where they open nothing, and nothing is said to who has none', async () => {
    const refresh = async (cookies: Readonly<Record<string, string>>) => {
      const { statusCode, headers } = await server.app.inject({ url: '/auth/token/refresh', cookies })
      return [statusCode, cookiesOf(headers).length]
    }
    expect(await refresh({})).toEqual([401, 0])
    expect(await refresh({ pupitre_session: '1' })).toEqual([401, 2])
    expect(await refresh({ pupitre_refresh: 'invented' })).toEqual([401, 2])
    const browser = await signedIn(server.app, people.viewer)
    expect((await browser.refresh()).headers['cache-control']).toBe('no-store')
  })
})

describe('a refresh token', () => {
  it('is of its session, for its moment, and leads to one next that no other leads to', async () => {
    const { keys } = context()
    const [one, two] = [
      await signedIn(server.app, people.viewer),
      await signedIn(server.app, people.director),
    ]
    const first = one.refreshCookie()
    const held = one.claims()
    const [, secret = '', signature = ''] = first.split('.')
    const swapped = `${two.refreshCookie().split('.')[0]}.${secret}.${signature}`
    for (const wrong of [swapped, `${held.session}.x.${signature}`, `${first}x`, held.session, ''])
      expect([
        sessionOfToken(keys.refresh, wrong),
        await heldSession(db(), keys.refresh, wrong),
        await rotateSession(db(), keys.refresh, wrong),
      ]).toEqual([undefined, undefined, undefined])
    expect(await heldSession(db(), keys.refresh, first)).toEqual(held)
    await one.refresh()
    await two.refresh()
    const secretOf = (browser: Browser) => browser.refreshCookie().split('.')[1]
    expect(secretOf(one)).not.toBe(secretOf(two))
    expect(await heldSession(db(), keys.refresh, first)).toEqual(held)
    await sql`update "session" set "rotatedAt" = now() - interval '31 seconds'`.execute(db())
    expect(await heldSession(db(), keys.refresh, first)).toBeUndefined()
    expect(await heldSession(db(), keys.refresh, one.refreshCookie())).toEqual(held)
  })
})

describe('what is kept of a session', () => {
  it('is the browser by its first 300 characters; sessions that are over go with the next sign-in', async () => {
    await login({ 'user-agent': `${'x'.repeat(300)}y` })
    await sql`update "session" set "expiresAt" = now() - interval '1 second'`.execute(db())
    const kept = async () => {
      const { rows } = await sql<{ userAgent: string | null }>`select "userAgent" from "session"`.execute(
        db(),
      )
      return rows.map((row) => row.userAgent)
    }
    expect(await kept()).toEqual(['x'.repeat(300)])
    await login({ 'user-agent': 'another' })
    expect(await kept()).toEqual(['another'])
  })

  it('is told to nobody but whose it is, with the server that opened it', async () => {
    const browser = await signedIn(server.app, people.viewer)
    const claims = browser.claims()
    const told = async () => Object.keys((await sessionDataOf(context(), claims)) ?? {})
    expect(await told()).toEqual(['user', 'permissions', 'institutions', 'groups'])
    await sql`update "session" set "ssoCode" = 'lac', "ssoExpiresAt" = now() + interval '1 hour'`.execute(
      db(),
    )
    expect((await sessionDataOf(context(), claims))?.sso).toEqual({ institutionCode: 'lac', expired: false })
    for (const wrong of [
      { ...claims, admin: 99_999 },
      { ...claims, session: crypto.randomUUID() },
    ])
      expect(await sessionDataOf(context(), wrong)).toBeUndefined()
  })

  it('tells the town and the groups of the institutions within reach, and no other group', async () => {
    await sql`update "institution" set "address" = '1 quai, 36100 Issoudun', "postalCode" = '36100' where "id" = 2`.execute(
      db(),
    )
    await sql`insert into "institutiongroup" ("name", "type") values ('Zone', 1), ('Autre', 6), ('GHT', 1)`.execute(
      db(),
    )
    await sql`insert into "institutionHasInstitutiongroup" ("institutiongroup", "institution", "uniqueKey1")
      values (1, 1, '1'), (2, 3, '2'), (3, 1, '3')`.execute(db())
    const told = async (email: string) => {
      const claims = (await signedIn(server.app, email)).claims()
      const { institutions = [], groups } = (await sessionDataOf(context(), claims)) ?? {}
      return { places: institutions.map(({ id, locality, groups: of }) => [id, locality, of]), groups }
    }
    expect(await told(people.director)).toEqual({
      places: [
        [2, '36100 Issoudun', undefined],
        [1, undefined, [1, 3]],
      ],
      groups: [
        { id: 3, name: 'GHT' },
        { id: 1, name: 'Zone' },
      ],
    })
    expect((await told(people.provider)).groups).toHaveLength(3)
  })

  it('ends by the token alone as by the cookie alone', async () => {
    for (const drop of ['token', 'cookie']) {
      const browser = await signedIn(server.app, people.viewer)
      const { token } = browser
      if (drop === 'token') browser.token = ''
      else browser.cookies.clear()
      await browser.logout()
      browser.token = token
      expect((await browser.session()).statusCode, drop).toBe(440)
    }
  })
})

describe('keys', () => {
  it('are one for each purpose, and hashes those that everybody knows', () => {
    const secret = new Uint8Array(32).fill(7)
    expect(keyFor('a', secret)).toEqual(keyFor('a', secret))
    expect(keyFor('a', secret)).not.toEqual(keyFor('b', secret))
    // FIPS 180-2, B.1.
    expect(sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  })
})
