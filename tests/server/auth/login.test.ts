import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser } from './browser.ts'

forEachEngine('sign-in', ({ open }) => {
  let server: TestServer
  let app: FastifyInstance
  beforeAll(async () => {
    server = await openTestServer(await open())
  })
  afterAll(() => server.close())
  // Wrong passwords are counted by each server: a new one has counted none.
  beforeEach(async () => {
    app = await server.another()
  })

  describe('signing in', () => {
    it('gives an access token, the person, and a refresh cookie that scripts and other sites cannot use', async () => {
      const response = await new Browser(app).login(people.director)
      expect(response.statusCode).toBe(200)
      const { token, user } = response.json().data
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(user).toEqual({
        id: 2,
        firstName: 'First',
        lastName: 'Last',
        email: people.director,
        level: 2,
        typeAdmin: 1,
        lang: 'en',
      })
      expect(response.cookies.find((cookie) => cookie.name === 'pupitre_refresh')).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
      })
      expect(response.headers['cache-control']).toBe('no-store')
    })

    it('ties the cookie to the host and to https where the console is reached by https', async () => {
      const https = await server.another({ publicUrl: new URL('https://console.example.org') })
      const response = await new Browser(https).login(people.director)
      expect(response.cookies.map((cookie) => cookie.name)).toContain('__Host-pupitre_refresh')
      expect(response.cookies.every((cookie) => cookie.secure)).toBe(true)
      expect(response.headers['strict-transport-security']).toContain('max-age')
    })

    it('takes the e-mail address in any case', async () => {
      expect((await new Browser(app).login('Director@Example.ORG ')).statusCode).toBe(200)
    })

    it('answers an unknown account as it answers a wrong password', async () => {
      const unknown = await new Browser(app).login('nobody@example.org')
      const wrong = await new Browser(app).login(people.director, 'wrong password')
      expect(unknown.statusCode).toBe(401)
      expect(unknown.body).toBe(wrong.body)
      expect(unknown.json()).toEqual({
        errorCode: 401,
        errors: [expect.stringMatching(/./)],
        details: [{ column: 'password', code: 401, reason: 'badCredentials' }],
      })
      const { 'x-request-id': _, date: __, ...headers } = unknown.headers
      expect(wrong.headers).toMatchObject(headers)
    })

    it('says so in the language asked for', async () => {
      const english = await new Browser(app).login('nobody@example.org', 'x', { 'accept-language': 'en-GB' })
      expect(english.json().errors).toEqual(['Your username or password is incorrect.'])
      const french = await new Browser(app).login('nobody@example.org', 'x', { 'accept-language': 'fr' })
      expect(french.json().errors).not.toEqual(english.json().errors)
    })

    it('does not let in somebody whose links are all deactivated', async () => {
      await sql`update "institutionHasAdmin" set "isActivated" = false where "admin" = 3`.execute(
        server.database.kysely,
      )
      const response = await new Browser(app).login(people.viewer)
      await sql`update "institutionHasAdmin" set "isActivated" = true where "admin" = 3`.execute(
        server.database.kysely,
      )
      expect(response.statusCode).toBe(401)
      expect(response.cookies).toEqual([])
    })

    it.each([
      { payload: {} },
      { payload: { email: people.director } },
      { payload: { email: people.director, password: null } },
      { payload: { email: people.director, password: 'x', admin: true } },
      { payload: { email: { $ne: '' }, password: 'x' } },
      {
        payload: '{"email":"a","password":"b","__proto__":{"x":1}}',
        headers: { 'content-type': 'application/json' },
      },
    ])('refuses a body of another shape: $payload', async (body) => {
      const response = await app.inject({ method: 'POST', url: '/auth/login', ...body })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ errorCode: 400 })
    })

    it('ends the session that the browser had before', async () => {
      const browser = new Browser(app)
      await browser.login(people.director)
      const first = browser.token
      await browser.login(people.viewer)
      const response = await app.inject({
        url: '/bff-admin/session',
        headers: { authorization: `Bearer ${first}` },
      })
      expect(response.statusCode).toBe(440)
    })
  })

  describe('wrong passwords', () => {
    const tryOut = async (
      count: number,
      email: (i: number) => string,
      headers: (i: number) => object = () => ({}),
    ) => {
      const responses = []
      for (let i = 0; i < count; i++)
        responses.push(await new Browser(app).login(email(i), 'wrong password', { ...headers(i) }))
      return responses.map((response) => response.statusCode)
    }
    const ten = Array(10).fill(401)

    it('make the eleventh for one account wait, even with the right password', async () => {
      expect(await tryOut(10, () => people.director)).toEqual(ten)
      const response = await new Browser(app).login(people.director)
      expect(response.statusCode).toBe(429)
      expect(response.json().errorCode).toBe(429)
      const wait = Number(response.headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(900)
    })

    it('make the eleventh from one address wait, whatever the account', async () => {
      expect(await tryOut(11, (i) => `nobody${i}@example.org`)).toEqual([...ten, 429])
    })

    it('are counted by the real address: an invented X-Forwarded-For changes nothing', async () => {
      const rotating = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}` })
      expect(await tryOut(11, (i) => `nobody${i}@example.org`, rotating)).toEqual([...ten, 429])
    })

    it('are counted by what a trusted proxy says, and by account all the same', async () => {
      app = await server.another({ trustProxy: ['127.0.0.1'] })
      const rotating = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}` })
      expect(await tryOut(20, (i) => `nobody${i}@example.org`, rotating)).toEqual(Array(20).fill(401))
      expect(await tryOut(11, () => people.director, rotating)).toEqual([...ten, 429])
    })

    it('are counted one by one when they come all at once', async () => {
      const responses = await Promise.all(
        Array.from({ length: 30 }, () => new Browser(app).login(people.director, 'wrong password')),
      )
      expect(responses.filter((response) => response.statusCode === 401)).toHaveLength(10)
      expect(responses.filter((response) => response.statusCode === 429)).toHaveLength(20)
    })

    it('of strangers do not keep out a browser that has signed in before', async () => {
      const known = new Browser(app)
      await known.login(people.director)
      await known.logout()
      await tryOut(11, () => people.director)
      expect((await new Browser(app).login(people.director)).statusCode).toBe(429)
      expect((await known.login(people.director)).statusCode).toBe(200)
    })

    it('are the only ones counted: many who sign in rightly at once from one address all get in', async () => {
      const responses = await Promise.all(
        Array.from({ length: 25 }, (_, i) => new Browser(app).login(i % 2 ? people.director : people.viewer)),
      )
      expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]))
    })
  })
})
