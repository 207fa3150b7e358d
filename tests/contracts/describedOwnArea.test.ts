import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, signedIn } from '#tests/server/auth/browser.ts'
import { password, people } from '#tests/server/people.ts'
import { openTestServer, type TestServer } from '#tests/server/testServer.ts'
import type { Kept } from './described/call.ts'
import { ownArea } from './described/ownArea.ts'

// Every line of §7, as a client makes it for an administrator of institutions: no If-Match, no Idempotency-Key.
describe('a client of the institution administrators’ area [area 1.1, area 7.1, area 7.2, area 9.1, area 3.1, area 3.4]', () => {
  let server: TestServer
  let director: Browser
  const kept: Kept = {}

  beforeAll(async () => {
    server = await openTestServer()
    const db = server.database.kysely
    await sql`update "level" set "ProInstitutionPage" = true, "ProInstitutionConfigPage" = true, "isAllowedToChangeService" = true where "id" = 2`.execute(
      db,
    )
    await sql`insert into "institutionOption" ("institution") select "id" from "institution"`.execute(db)
    director = await signedIn(server.app, people.director)
    kept.me = director.claims().admin
    await sql`insert into "adminInfo" ("admin", "uniqueKey1") values (${kept.me}, ${String(kept.me)})`.execute(
      db,
    )
    const provider = await signedIn(server.app, people.provider)
    const made = await provider.send({
      method: 'POST',
      url: '/api/v2/service',
      payload: { name: 'Station', institution: [1, 2] },
    })
    kept.service = made.json().data.id
  })
  afterAll(() => server.close())

  it.each(ownArea.map((call, i) => [`${i + 1}. ${call.line}: ${call.method} ${call.url}`, call] as const))(
    '%s',
    async (_, call) => {
      const url = call.url.replace(/\{(\w+)\}/g, (_, name: string) => String(kept[name]))
      const answer = await director.send({ method: call.method, url, payload: call.body?.(kept) })
      const body = answer.json()
      expect([answer.statusCode, body]).toEqual([call.status, expect.objectContaining({})])
      if (call.answer) expect(body).toMatchObject(call.answer(kept))
      if (call.keep) kept[call.keep] = [body.data].flat()[0].id
    },
  )

  it('changes one’s own name, and the address only where it is the company’s', async () => {
    const change = (payload: object) =>
      director.send({ method: 'PUT', url: `/api/v2/admin/${kept.me}`, payload })
    expect((await change({ firstName: 'Hélène' })).statusCode).toBe(200)
    const foreign = await change({ email: 'director@elsewhere.example' })
    expect([foreign.statusCode, foreign.json().details]).toEqual([
      403,
      [{ column: 'email', code: 403, reason: 'notWritable' }],
    ])
  })

  it('speaks the language that was chosen by its number, and takes another password', async () => {
    expect((await director.session()).json().data.user.lang).toBe('de')
    const changed = await director.send({
      method: 'PUT',
      url: '/auth/password/change-password',
      payload: { currentPassword: password, newPassword: 'ein ganz anderes Passwort', scope: 'admin' },
    })
    expect(changed.statusCode).toBe(200)
  })
})
