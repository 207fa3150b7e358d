import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Tx } from '#server/db/database.ts'
import { revokeSessions } from '#server/services/auth/session/sessions.ts'
import { forEachEngine } from '../db/engines.ts'
import { password, people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { type Browser, signedIn } from './browser.ts'

forEachEngine('revocation', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(open)
  })
  afterAll(() => server.close())

  const changed = (change: (tx: Tx) => Promise<unknown>, back: (tx: Tx) => Promise<unknown>) => ({
    change: () =>
      server.database.transaction(async (tx) => {
        await change(tx)
        await revokeSessions(tx, 2)
      }),
    back: () => server.database.transaction(back),
  })

  /** What is changed by others, and how it is undone for the next test. */
  const changes = {
    deactivation: changed(
      (tx) => sql`update "institutionHasAdmin" set "isActivated" = false where "admin" = 2`.execute(tx),
      (tx) => sql`update "institutionHasAdmin" set "isActivated" = true where "admin" = 2`.execute(tx),
    ),
    'a lower level': changed(
      (tx) => sql`update "admin" set "level" = 4 where "id" = 2`.execute(tx),
      (tx) => sql`update "admin" set "level" = 2 where "id" = 2`.execute(tx),
    ),
    'an institution unlinked': changed(
      (tx) => sql`delete from "institutionHasAdmin" where "admin" = 2 and "institution" = 2`.execute(tx),
      (tx) =>
        sql`insert into "institutionHasAdmin" ("admin", "institution", "uniqueKey1") values (2, 2, '2')`.execute(
          tx,
        ),
    ),
  }

  const threeSessions = () => Promise.all([1, 2, 3].map(() => signedIn(server.app, people.director)))

  const expectEnded = async (browser: Browser) => {
    expect((await browser.session()).statusCode).toBe(440)
    expect((await browser.refresh({ query: { adminId: '1' } })).statusCode).toBe(401)
    expect((await browser.session()).statusCode).toBe(440)
  }

  describe.each(Object.entries(changes))('%s', (_, { change, back }) => {
    it('ends every session of the person with the next request, and nobody else’s', async () => {
      const other = await signedIn(server.app, people.provider)
      const sessions = await threeSessions()
      await change()
      for (const browser of sessions) await expectEnded(browser)
      expect((await other.session()).statusCode).toBe(200)
      await back()
    })
  })

  describe('a change that is rolled back', () => {
    it('ends no session', async () => {
      const browser = await signedIn(server.app, people.director)
      const failing = server.database.transaction(async (tx) => {
        await revokeSessions(tx, 2)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect((await browser.session()).statusCode).toBe(200)
    })
  })

  describe('by another process', () => {
    // Fails where what was read of a person is kept until this process writes.
    it('is seen within a second', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
      const browser = await signedIn(server.app, people.director)
      expect((await browser.session()).statusCode).toBe(200)
      // A connection of its own: this process does not know that it has written.
      await server.database.session((session) =>
        session.exec(`update "session" set "revokedAt" = now() where "admin" = 2`),
      )
      vi.advanceTimersByTime(1000)
      const poles = await browser.send({ method: 'POST', url: '/api/v2/pole', payload: { search: '{}' } })
      vi.useRealTimers()
      expect(poles.statusCode).toBe(440)
    })
  })

  describe('what a person may do', () => {
    it('is looked up anew for each request', async () => {
      const browser = await signedIn(server.app, people.director)
      const seen = async () => (await browser.session()).json().data
      expect((await seen()).permissions).toEqual({
        1: ['accessSettings', 'broadcastShift'],
        2: ['accessSettings', 'broadcastShift'],
      })
      await sql`update "institutionHasAdmin" set "isActivated" = false where "admin" = 2 and "institution" = 2`.execute(
        server.database.kysely,
      )
      await sql`update "level" set "isPostingMissionAllowed" = false where "id" = 2`.execute(
        server.database.kysely,
      )
      expect((await seen()).permissions).toEqual({ 1: ['accessSettings'] })
      expect((await seen()).institutions.map((i: { name: string }) => i.name)).toEqual(['Clinique du Lac'])
      await sql`update "institutionHasAdmin" set "isActivated" = true`.execute(server.database.kysely)
    })

    it('reaches every institution on level 1', async () => {
      const browser = await signedIn(server.app, people.provider)
      const { institutions, permissions, user } = (await browser.session()).json().data
      expect(institutions.map((i: { name: string }) => i.name)).toEqual([
        'Berghaus',
        'Clinique du Lac',
        'St Mary',
      ])
      expect(permissions[3]).toContain('accessSettings')
      expect(user).toMatchObject({ email: people.provider, level: 1 })
    })
  })

  describe('logging out', () => {
    it('ends this session and no other, and takes the cookie away', async () => {
      const [one, two] = await threeSessions()
      const cookie = one!.refreshCookie()
      expect((await one!.logout()).statusCode).toBe(200)
      expect(one!.refreshCookie()).toBe('')
      one!.cookies.set('pupitre_refresh', cookie)
      await expectEnded(one!)
      expect((await two!.session()).statusCode).toBe(200)
    })

    it('works by the cookie alone, when the access token is gone', async () => {
      const browser = await signedIn(server.app, people.director)
      const { token } = browser
      browser.token = ''
      expect((await browser.logout()).statusCode).toBe(200)
      browser.token = token
      expect((await browser.session()).statusCode).toBe(440)
    })

    it('works without any session', async () => {
      const response = await server.app.inject({ method: 'POST', url: '/bff-admin/logout', payload: {} })
      expect(response.statusCode).toBe(200)
    })
  })

  describe('changing the password', () => {
    const change = (browser: Browser, currentPassword: unknown, newPassword: unknown) =>
      browser.send({
        method: 'PUT',
        url: '/auth/password/change-password',
        payload: { currentPassword, newPassword } as object,
      })

    it('ends every other session, and the old password opens nothing any more [area 4.3]', async () => {
      const [mine, second, third] = await threeSessions()
      expect((await change(mine!, password, 'a longer password')).statusCode).toBe(200)
      await expectEnded(second!)
      await expectEnded(third!)
      expect((await mine!.session()).statusCode).toBe(200)
      await expect(signedIn(server.app, people.director)).rejects.toThrow('Sign-in failed')
      expect((await change(mine!, 'a longer password', password)).statusCode).toBe(200)
      await signedIn(server.app, people.director)
      const { rows } =
        await sql`select "admin", "before", "after" from "audit" where "action" = 'changePassword'`.execute(
          server.database.kysely,
        )
      expect(rows).toEqual(Array(2).fill({ admin: 2, before: null, after: null }))
    })

    it('is done by one of two who do it at once', async () => {
      const [mine, second] = await threeSessions()
      const next = ['a longer password', 'another password']
      const answers = await Promise.all([mine!, second!].map((one, i) => change(one, password, next[i])))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
      const done = answers.findIndex(({ statusCode }) => statusCode === 200)
      const winner = [mine!, second!][done]!
      expect((await winner.session()).statusCode).toBe(200)
      expect((await change(winner, next[done], password)).statusCode).toBe(200)
    })

    it.each([
      [
        'wrong password!',
        'a longer password',
        { column: 'currentPassword', code: 406, reason: 'wrongPassword' },
      ],
      [
        password,
        'short',
        { column: 'newPassword', code: 406, reason: 'longerThan', params: { minLength: 12 } },
      ],
      [
        password,
        'x'.repeat(129),
        { column: 'newPassword', code: 406, reason: 'shorterThan', params: { maxLength: 128 } },
      ],
      [password, password, { column: 'newPassword', code: 406, reason: 'samePassword' }],
    ])('from %s to %s is refused on the column', async (current, next, detail) => {
      const browser = await signedIn(server.app, people.viewer)
      const response = await change(browser, current, next)
      expect(response.statusCode).toBe(400)
      expect(response.json().details).toEqual([detail])
      expect((await browser.session()).statusCode).toBe(200)
    })

    it('cannot be tried again and again with wrong passwords', async () => {
      const browser = await signedIn(server.app, people.provider)
      for (let i = 0; i < 10; i++)
        expect((await change(browser, 'wrong', 'a longer password')).statusCode).toBe(400)
      const response = await change(browser, password, 'a longer password')
      expect(response.statusCode).toBe(429)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    })
  })
})
