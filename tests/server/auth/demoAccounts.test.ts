import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoAccounts } from '#server/admin/demoAccounts.ts'
import { accountKey, setPasswordHash } from '#server/services/auth/accounts.ts'
import { hashPassword } from '#server/services/auth/password.ts'
import { forEachEngine } from '../db/engines.ts'
import { password, people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser, signedIn } from './browser.ts'

forEachEngine('the demo’s accounts, given passwords of their own', ({ open }) => {
  let server: TestServer
  let production: FastifyInstance
  beforeAll(async () => {
    server = await openTestServer(open)
    const passwordHash = await hashPassword(password)
    for (const { email, firstName, lastName, level, typeAdmin, at } of demoAccounts)
      await server.database.transaction(async (tx) => {
        const { rows } = await sql<{ id: number }>`
          insert into "admin" ("firstName", "lastName", "email", "level", "typeAdmin", "lang", "uniqueKey1")
          values (${firstName}, ${lastName}, ${email}, ${level}, ${typeAdmin}, 'fr', ${accountKey(email)})
          returning "id"`.execute(tx)
        const id = rows[0]!.id
        if (at.length > 0)
          await sql`insert into "institutionHasAdmin" ("admin", "institution", "uniqueKey1")
            values (${id}, 1, ${String(id)})`.execute(tx)
        await setPasswordHash(tx, id, passwordHash)
      })
  })
  afterAll(() => server.close())
  // Anew each time: it counts what it refuses.
  beforeEach(async () => {
    production = await server.another({ production: true })
  })

  const emails = demoAccounts.map(({ email }) => email)
  /** The same browser, in front of the server as it runs in production. */
  const moved = (browser: Browser) => {
    const other = new Browser(production)
    other.token = browser.token
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return other
  }

  it.each(emails)('%s signs in outside production, and is not known in it', async (email) => {
    expect((await new Browser(server.app).login(email)).statusCode).toBe(200)
    const refused = await new Browser(production).login(email)
    const unknown = await new Browser(production).login('nobody@example.org')
    expect([refused.statusCode, refused.body]).toEqual([401, unknown.body])
    expect(refused.cookies).toEqual([])
    expect((await new Browser(production).login(` ${email.toUpperCase()} `)).statusCode).toBe(401)
  })

  it.each(emails)('a session that %s has opened before is over in production', async (email) => {
    const browser = await signedIn(server.app, email)
    expect((await browser.session()).statusCode).toBe(200)
    const late = moved(browser)
    expect((await late.session()).statusCode).toBe(440)
    const search = { method: 'POST', url: '/api/v2/institution', payload: { search: '{}' } } as const
    expect((await late.send(search)).statusCode).toBe(440)
    expect((await late.refresh()).statusCode).toBe(401)
    expect(late.refreshCookie()).toBe('')
  })

  it('everybody else works there as ever', async () => {
    for (const email of Object.values(people)) {
      const browser = await signedIn(production, email)
      expect((await browser.session()).statusCode).toBe(200)
      expect((await browser.refresh()).statusCode).toBe(201)
    }
  })
})
