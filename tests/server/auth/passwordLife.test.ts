import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { catalogue } from '#schemas'
import { readConfig } from '#server/config.ts'
import { setPasswordHash } from '#server/services/auth/accounts.ts'
import { demandLength } from '#server/services/auth/changePassword.ts'
import { enter } from '#server/services/auth/enter.ts'
import { knownDevice, rememberDevice } from '#server/services/auth/knownDevice.ts'
import { Attempts } from '#server/services/auth/limits/attempts.ts'
import { hashPassword } from '#server/services/auth/password.ts'
import { authContext } from '#server/services/auth/principal/authContext.ts'
import { sha256 } from '#server/services/auth/session/keys.ts'
import { forEachEngine } from '../db/engines.ts'
import { password, people } from '../people.ts'
import { openTestServer, type TestServer, testSecret } from '../testServer.ts'
import { Browser, signedIn } from './browser.ts'

describe('a new password', () => {
  it('has 12 to 128 characters, however many bytes', () => {
    for (const right of ['x'.repeat(12), 'x'.repeat(128), '👍'.repeat(12)])
      expect(() => demandLength(right)).not.toThrow()
    for (const wrong of ['', 'x'.repeat(11), 'x'.repeat(129), '👍'.repeat(11)])
      expect(() => demandLength(wrong)).toThrow(/400/)
  })
})

describe('the cookie of a known browser', () => {
  const key = new Uint8Array(32).fill(5)
  const told = (PUBLIC_URL?: string) => {
    const set: unknown[] = []
    const reply = { setCookie: (...given: unknown[]) => set.push(given) }
    const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret, ...(PUBLIC_URL && { PUBLIC_URL }) })
    rememberDevice(reply as never, { key, account: 'a', config })
    const [[name, value, options]] = set as [[string, string, object]]
    return { name, value, options }
  }
  const known = (cookie: string | undefined, account = 'a', by = key) =>
    knownDevice({ cookies: cookie === undefined ? {} : { pupitre_device: cookie } } as never, by, account)

  it('is kept for a year, for the sign-in alone, and over https for https alone', () => {
    const kept = { path: '/auth/login', httpOnly: true, sameSite: 'strict', maxAge: 31_536_000 }
    const { name, options } = told('https://console.example')
    expect([name, options]).toEqual(['pupitre_device', { ...kept, secure: true }])
    for (const plain of ['http://console.example', undefined])
      expect(told(plain).options).toEqual({ ...kept, secure: false })
  })

  it('is one of ours, for its account, and no other browser has it', () => {
    const { value } = told()
    const [id, signature] = value.split('.')
    expect(known(value)).toBe(id)
    expect(told().value).not.toBe(value)
    for (const wrong of [undefined, '', '.', id, `${id}.`, `.${signature}`, `x${value}`, `${value}x`])
      expect(known(wrong)).toBeUndefined()
    expect(known(value, 'b')).toBeUndefined()
    expect(known(value, 'a', new Uint8Array(32))).toBeUndefined()
  })
})

forEachEngine('a password', ({ open }) => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer(open)
  })
  afterEach(() => server.close())
  const newPassword = 'one that nobody has had yet'

  it('is chosen by a link, once, by whoever comes first', async () => {
    const { app, database } = server
    const token = 't'.repeat(43)
    await sql`insert into "passwordOffer" ("admin", "tokenHash", "purpose", "expiresAt")
      values (3, ${sha256(token)}, 'newPassword', now() + interval '1 hour')`.execute(database.kysely)
    const reset = async (payload: object) => {
      const answer = await app.inject({ method: 'POST', url: '/auth/password/reset', payload })
      const { column, reason } = answer.json().details?.[0] ?? {}
      return [answer.statusCode, column ? `${column}: ${reason}` : answer.json()]
    }
    expect(await reset({ token: 'u'.repeat(43), newPassword })).toEqual([400, 'token: linkOver'])
    expect(await reset({ token, newPassword: 'too short' })).toEqual([400, 'newPassword: longerThan'])
    expect((await reset({ token }))[0]).toBe(400)
    const both = await Promise.all([reset({ token, newPassword }), reset({ token, newPassword })])
    expect(both.toSorted()).toEqual([
      [200, { data: {} }],
      [400, 'token: linkOver'],
    ])
    expect(await reset({ token, newPassword })).toEqual([400, 'token: linkOver'])
  })

  it('is changed by who knows it; too many wrong tries are told under the old one', async () => {
    const browser = await signedIn(server.app, people.viewer)
    const change = async (currentPassword: string, next: string | undefined = newPassword) => {
      const answer = await browser.send({
        method: 'PUT',
        url: '/auth/password/change-password',
        payload: { currentPassword, newPassword: next },
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    expect(await change(password)).toEqual({ status: 200, body: { data: {} } })
    const { rows } = await sql`select "admin", "entity", "row", "before", "after" from "audit"
      where "action" = 'changePassword'`.execute(server.database.kysely)
    expect(rows).toEqual([{ admin: 3, entity: 'admin', row: 3, before: null, after: null }])
    for (const [next, reason] of [
      [newPassword, 'samePassword'],
      ['too short', 'longerThan'],
    ])
      expect(await change(newPassword, next)).toMatchObject({
        status: 400,
        body: { details: [{ column: 'newPassword', code: 406, reason }] },
      })
    const empty = await browser.send({ method: 'PUT', url: '/auth/password/change-password', payload: {} })
    expect(empty.statusCode).toBe(400)
    let last = await change('a wrong one')
    expect([last.status, last.body.details[0].reason]).toEqual([400, 'wrongPassword'])
    for (let tries = 0; tries < 20 && last.status === 400; tries++) last = await change('a wrong one')
    expect(last).toMatchObject({ status: 429, body: { details: [{ column: 'currentPassword', code: 429 }] } })
  })

  it('is not changed by who has none, as people who sign on elsewhere have', async () => {
    const browser = await signedIn(server.app, people.viewer)
    await sql`delete from "account" where "admin" = 3`.execute(server.database.kysely)
    const answer = await browser.send({
      method: 'PUT',
      url: '/auth/password/change-password',
      payload: { currentPassword: password, newPassword },
    })
    expect([answer.statusCode, answer.json().details[0].reason]).toEqual([400, 'wrongPassword'])
  })

  it('opens nothing any more, and changes nothing, once it was changed while it was checked', async () => {
    const { app, database } = server
    const browser = await signedIn(app, people.viewer)
    const passwordHash = await hashPassword('what somebody has just chosen')
    const changes = () => database.transaction((tx) => setPasswordHash(tx, 3, passwordHash))
    const attempts = vi.spyOn(Attempts.prototype, 'run')
    onTestFinished(() => attempts.mockRestore())
    attempts.mockImplementationOnce(async (_, check) => {
      const result = await check()
      await changes()
      return { result }
    })
    const change = await browser.send({
      method: 'PUT',
      url: '/auth/password/change-password',
      payload: { currentPassword: password, newPassword },
    })
    expect([change.statusCode, change.json().details]).toEqual([
      400,
      [{ column: 'currentPassword', code: 406, reason: 'wrongPassword' }],
    ])
    attempts.mockImplementationOnce(async (_, check) => {
      const oldHash = await hashPassword(newPassword)
      await database.transaction((tx) => setPasswordHash(tx, 3, oldHash))
      return { result: await check() }
    })
    const signIn = await new Browser(app).login(people.viewer, 'what somebody has just chosen')
    expect([signIn.statusCode, signIn.cookies]).toEqual([401, []])
  })

  it('of provider staff is theirs alone to enter by: an institution’s server opens nothing for them', async () => {
    const { database, config } = server
    const context = authContext({ catalogue, config, database })
    await sql`insert into "institutionHasOauth2" ("institution", "clientId", "authUrl", "accessTokenUrl")
      values (1, 'pupitre', 'https://lac.example/authorize', 'https://lac.example/token')`.execute(
      database.kysely,
    )
    await sql`insert into "institutionHasSso" ("idInstitution", "enabled") values (1, true)`.execute(
      database.kysely,
    )
    // Of rows that came by no call the audit has no line.
    const of = { institution: 1, server: 'https://lac.example/token', turn: '1..1.', within: [1] }
    const sso = { ...of, code: 'lac', accessToken: 'sealed', seconds: undefined }
    const enters = (admin: number, facts?: typeof sso, before?: string) =>
      database.transaction((tx) => enter(tx, context, { admin, before, userAgent: undefined, sso: facts }))
    const open = async () => {
      const { rows } = await sql<{ id: string; ssoCode: string | null }>`select "id", "ssoCode" from "session"
        where "revokedAt" is null order by "createdAt"`.execute(database.kysely)
      return rows
    }
    expect(await enters(1, sso)).toBeUndefined()
    expect(await open()).toEqual([])
    const plain = await enters(1)
    const director = await enters(2, sso)
    expect(await open()).toEqual([
      { id: plain?.session, ssoCode: null },
      { id: director?.session, ssoCode: 'lac' },
    ])
    const again = await enters(2, sso, director?.session)
    expect((await open()).map(({ id }) => id)).toEqual([plain?.session, again?.session])
  })

  it('is asked for by an address, with the same answer for any', async () => {
    const nobody = await server.app.inject({ method: 'POST', url: '/auth/password/forgot', payload: {} })
    expect(nobody.statusCode).toBe(400)
    for (const email of [people.viewer, 'nobody@example.org', '\ud800@example.org']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/auth/password/forgot',
        payload: { email },
      })
      expect([answer.statusCode, answer.json()], email).toEqual([200, { data: {} }])
    }
  })
})
