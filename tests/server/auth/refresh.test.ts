import type { LightMyRequestResponse } from 'fastify'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyFor } from '#server/services/auth/session/keys.ts'
import { rotateSession } from '#server/services/auth/session/sessions.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser, signedIn } from './browser.ts'

forEachEngine('refreshing', ({ open }) => {
  let server: TestServer
  let browser: Browser
  beforeAll(async () => {
    server = await openTestServer(open)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    browser = await signedIn(server.app, people.director)
  })

  const withCookie = (cookie: string) => {
    const other = new Browser(server.app)
    other.cookies.set('pupitre_refresh', cookie)
    return other
  }
  /** As if that time had passed since. */
  const pass = (time: string) =>
    sql`update "session" set "createdAt" = "createdAt" - ${time}::interval,
      "rotatedAt" = "rotatedAt" - ${time}::interval, "expiresAt" = "expiresAt" - ${time}::interval`.execute(
      server.database.kysely,
    )
  const graceIsOver = () =>
    sql`update "session" set "rotatedAt" = now() - interval '1 minute'`.execute(server.database.kysely)

  describe('a refresh', () => {
    it('gives a new token in the body and in the header, and the next cookie', async () => {
      const before = browser.refreshCookie()
      const response = await browser.refresh()
      expect(response.statusCode).toBe(201)
      const { token } = response.json().data
      expect(response.headers.authorization).toBe(`Bearer ${token}`)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(browser.refreshCookie()).not.toBe(before)
      browser.token = token
      expect((await browser.session()).statusCode).toBe(200)
    })

    it('tells the session with the token where that is asked for, as the session’s own call does', async () => {
      expect((await browser.refresh()).json().data).not.toHaveProperty('session')
      const { token, session } = (await browser.refresh({ query: { session: 'true' } })).json().data
      browser.token = token
      expect(session).toEqual((await browser.session()).json().data)
      expect(session.user.email).toBe(people.director)
    })

    it('leaves beside its cookie one that scripts can read, as long as there may be a session', async () => {
      const named = (response: LightMyRequestResponse) =>
        response.cookies.find(({ name }) => name === 'pupitre_session')
      const kept = { value: '1', path: '/', sameSite: 'Strict', maxAge: 7 * 24 * 3600 }
      const hint = named(await browser.refresh())
      expect(hint).toMatchObject(kept)
      expect(hint?.httpOnly).toBeUndefined()
      expect(browser.cookies.has('pupitre_session')).toBe(true)
      await browser.logout()
      expect(browser.cookies.has('pupitre_session')).toBe(false)
    })

    it('that finds no session takes the sign of one away', async () => {
      const other = new Browser(server.app)
      other.cookies.set('pupitre_session', '1')
      expect((await other.refresh({ query: { session: 'true' } })).statusCode).toBe(401)
      expect(other.cookies.size).toBe(0)
    })

    it('keeps no token in the database', async () => {
      const { rows } = await sql`select * from "session"`.execute(server.database.kysely)
      const kept = JSON.stringify(rows)
      for (const secret of browser.refreshCookie().split('.').slice(1)) expect(kept).not.toContain(secret)
    })

    it('is for whoever the cookie was given to, whatever the query says [console 7.3.16]', async () => {
      const response = await browser.refresh({ query: { adminId: '1', userId: '1' } })
      expect(decodeJwt(response.json().data.token).sub).toBe('2')
    })

    it('is refused without a cookie, even with the id of an administrator', async () => {
      const response = await new Browser(server.app).refresh({ query: { adminId: '1' } })
      expect(response.statusCode).toBe(401)
      expect(response.json().data).toBeUndefined()
    })

    it('is refused when the session has ended, and clears the cookie', async () => {
      await sql`update "session" set "expiresAt" = now() - interval '1 second'`.execute(
        server.database.kysely,
      )
      expect((await browser.refresh()).statusCode).toBe(401)
      expect(browser.refreshCookie()).toBe('')
    })

    // Fails where a session may be idle for a thousand years.
    it('is too late after twelve hours without one, as is anything else', async () => {
      await pass('11 hours 59 minutes')
      expect((await browser.refresh()).statusCode).toBe(201)
      await pass('11 hours 59 minutes')
      expect((await browser.session()).statusCode).toBe(200)
      await pass('1 minute')
      expect((await browser.session()).statusCode).toBe(440)
      expect((await browser.refresh()).statusCode).toBe(401)
    })

    it('is too late after seven days, however many there were', async () => {
      for (let hours = 0; hours < 7 * 24; hours += 11) {
        expect((await browser.refresh()).statusCode).toBe(201)
        await pass('11 hours')
      }
      expect((await browser.refresh()).statusCode).toBe(401)
    })

    it('is refused to somebody who has no institution left, however it came about', async () => {
      const set = (isActivated: boolean) =>
        sql`update "institutionHasAdmin" set "isActivated" = ${isActivated} where "admin" = 2`.execute(
          server.database.kysely,
        )
      await set(false)
      const response = await browser.refresh()
      await set(true)
      expect(response.statusCode).toBe(401)
      expect(browser.refreshCookie()).toBe('')
    })

    it('never makes a session last longer than seven days', async () => {
      await sql`update "session" set "createdAt" = now() - interval '6 days 23 hours'`.execute(
        server.database.kysely,
      )
      await browser.refresh()
      const { rows } = await sql<{ soon: boolean }>`
      select "expiresAt" < now() + interval '2 hours' as "soon" from "session" where "revokedAt" is null
      order by "rotatedAt" desc limit 1`.execute(server.database.kysely)
      expect(rows).toEqual([{ soon: true }])
    })

    it.each(['cross-site', 'same-site'])(
      'that a %s page sends is refused and uses nothing up',
      async (site) => {
        const cookie = browser.refreshCookie()
        const response = await browser.refresh({ headers: { 'sec-fetch-site': site } })
        expect(response.statusCode).toBe(403)
        expect(browser.refreshCookie()).toBe(cookie)
        expect((await browser.refresh({ headers: { 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(201)
      },
    )
  })

  // Whoever asks is refused once more when the session is looked at: here the exchange alone is asked.
  describe('a session that is over', () => {
    it.each([
      ['revoked', '"revokedAt" = now()'],
      ['expired', `"expiresAt" = now() - interval '1 second'`],
    ])('because it is %s exchanges neither its cookie nor the one before', async (_, over) => {
      const key = keyFor('refresh-token', server.config.secretKey)
      const exchange = (cookie: string) => rotateSession(server.database.kysely, key, cookie)
      const before = browser.refreshCookie()
      await browser.refresh()
      expect((await exchange(before))?.refreshToken).toBe(browser.refreshCookie())
      await sql`update "session" set ${sql.raw(over)}`.execute(server.database.kysely)
      expect(await exchange(browser.refreshCookie())).toBeUndefined()
      expect(await exchange(before)).toBeUndefined()
    })
  })

  describe('a cookie used twice', () => {
    it('gives two tabs that ask at once the same next cookie', async () => {
      const tabs = Array.from({ length: 20 }, () => withCookie(browser.refreshCookie()))
      const responses = await Promise.all(tabs.map((tab) => tab.refresh()))
      expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201]))
      expect(new Set(tabs.map((tab) => tab.refreshCookie())).size).toBe(1)
      expect((await tabs[0]!.refresh()).statusCode).toBe(201)
    })

    it('helps a browser that never got the answer', async () => {
      const lost = withCookie(browser.refreshCookie())
      await lost.refresh()
      expect((await browser.refresh()).statusCode).toBe(201)
      expect(browser.refreshCookie()).toBe(lost.refreshCookie())
    })

    it('ends the session once that time is over: one of the two holders is a thief', async () => {
      const thief = withCookie(browser.refreshCookie())
      await browser.refresh()
      await graceIsOver()
      expect((await thief.refresh()).statusCode).toBe(401)
      expect((await browser.refresh()).statusCode).toBe(401)
      expect((await browser.session()).statusCode).toBe(440)
    })

    it('ends the session also when it is long outdated', async () => {
      const thief = withCookie(browser.refreshCookie())
      await browser.refresh()
      await browser.refresh()
      expect((await thief.refresh()).statusCode).toBe(401)
      expect((await browser.session()).statusCode).toBe(440)
    })

    it('that was invented ends nothing', async () => {
      const [session] = browser.refreshCookie().split('.')
      for (const invented of [
        `${session}.x.y`,
        `${session}..`,
        `${session}`,
        '..',
        "' or 1=1",
        'x'.repeat(5000),
      ])
        expect((await withCookie(invented).refresh()).statusCode).toBe(401)
      expect((await browser.session()).statusCode).toBe(200)
    })
  })
})
