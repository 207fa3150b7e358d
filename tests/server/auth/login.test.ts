import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { password, people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser } from './browser.ts'

forEachEngine('sign-in', ({ open }) => {
  let server: TestServer
  let app: FastifyInstance
  beforeAll(async () => {
    server = await openTestServer(open)
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
        contractLevel: null,
        lang: 'en',
      })
      expect(response.cookies.find((cookie) => cookie.name === 'pupitre_refresh')).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
      })
      expect(response.cookies.find((cookie) => cookie.name === 'pupitre_device')).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        path: '/auth/login',
      })
      expect(response.headers['cache-control']).toBe('no-store')
    })

    it('tells the session with the token where that is asked for, as the session’s own call does', async () => {
      const browser = new Browser(app)
      expect((await browser.login(people.director)).json().data).not.toHaveProperty('session')
      const payload = { email: people.director, password }
      const asked = { method: 'POST', url: '/auth/login?session=true', payload } as const
      const { token, session } = (await browser.send(asked)).json().data
      browser.token = token
      expect(session).toEqual((await browser.session()).json().data)
      const wrong = { ...asked, payload: { ...payload, password: 'wrong password' } }
      expect((await browser.send(wrong)).json()).not.toHaveProperty('data')
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
      const browser = new Browser(app)
      await browser.login(people.director)
      const { token } = browser
      const response = await browser.login(people.viewer)
      await sql`update "institutionHasAdmin" set "isActivated" = true where "admin" = 3`.execute(
        server.database.kysely,
      )
      expect(response.statusCode).toBe(401)
      expect(response.cookies).toEqual([])
      // Whoever is signed in in that browser stays so.
      browser.token = token
      expect((await browser.session()).statusCode).toBe(200)
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

    it('clears away what is over of the person’s sessions, and nothing else', async () => {
      const one = new Browser(app)
      await one.login(people.director)
      await new Browser(app).login(people.viewer)
      await sql`update "session" set "expiresAt" = now() - interval '1 minute'`.execute(
        server.database.kysely,
      )
      const two = new Browser(app)
      await two.login(people.director)
      const { rows } = await sql<{ admin: number; over: boolean }>`
        select "admin", "expiresAt" < now() as "over" from "session" group by 1, 2 order by 1, 2`.execute(
        server.database.kysely,
      )
      expect(rows).toEqual([
        { admin: 2, over: false },
        { admin: 3, over: true },
      ])
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
})
