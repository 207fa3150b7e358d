import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { demandLength } from '#server/services/auth/changePassword.ts'
import { sha256 } from '#server/services/auth/keys.ts'
import { knownDevice, rememberDevice } from '#server/services/auth/knownDevice.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer, testSecret } from '../testServer.ts'
import { signedIn } from './browser.ts'

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

describe('a password', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer()
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
      return [answer.statusCode, answer.json().details?.[0]?.reason ?? answer.json()]
    }
    expect(await reset({ token: 'u'.repeat(43), newPassword })).toEqual([400, 'linkOver'])
    expect(await reset({ token, newPassword: 'too short' })).toEqual([400, 'longerThan'])
    const both = await Promise.all([reset({ token, newPassword }), reset({ token, newPassword })])
    expect(both.toSorted()).toEqual([
      [200, { data: {} }],
      [400, 'linkOver'],
    ])
    expect(await reset({ token, newPassword })).toEqual([400, 'linkOver'])
  })

  it('is changed by who knows it; too many wrong tries are told under the old one', async () => {
    const browser = await signedIn(server.app, people.viewer)
    const change = async (currentPassword: string) => {
      const answer = await browser.send({
        method: 'PUT',
        url: '/auth/password/change-password',
        payload: { currentPassword, newPassword },
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    expect(await change('correct horse battery')).toEqual({ status: 200, body: { data: {} } })
    let last = await change('a wrong one')
    expect([last.status, last.body.details[0].reason]).toEqual([400, 'wrongPassword'])
    for (let tries = 0; tries < 20 && last.status === 400; tries++) last = await change('a wrong one')
    expect(last).toMatchObject({ status: 429, body: { details: [{ column: 'currentPassword', code: 429 }] } })
  })

  it('is asked for by an address, with the same answer for any', async () => {
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
