import { fastify } from 'fastify'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#schemas'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { handleErrors } from '#server/errors.ts'
import { run } from '#server/resources/catalogue/statement.ts'
import { standsOn } from '#server/services/auth/principal/principalOf.ts'
import { principalReader } from '#server/services/auth/principal/principalReader.ts'
import { demandProvider, limitedTo } from '#server/services/auth/principal/rights.ts'
import { refuseForeignWrites } from '#server/services/auth/sameOrigin.ts'
import { signAccessToken, tokenReader } from '#server/services/auth/session/accessToken.ts'
import { people } from '../people.ts'
import { openTestServer, testSecret } from '../testServer.ts'
import { signedIn } from './browser.ts'

const key = new Uint8Array(32).fill(3)
const session = '0a1b2c3d-0a1b-2c3d-4e5f-0a1b2c3d4e5f'
const claims = { admin: 3, session }

afterEach(() => {
  vi.useRealTimers()
})

describe('what is read of an access token', () => {
  it('is whose it is, the second time as the first, and until its last second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') })
    const read = tokenReader(key)
    const token = await signAccessToken(key, claims, 60)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect([await read(token), await read(token)]).toEqual([claims, claims])
    vi.setSystemTime(new Date('2026-11-23T08:00:59Z'))
    expect(await read(token)).toEqual(claims)
    for (const late of ['2026-11-23T08:01:00Z', '2026-11-23T08:01:01Z']) {
      vi.setSystemTime(new Date(late))
      expect([await read(token), await tokenReader(key)(token)]).toEqual(['expired', 'expired'])
    }
  })

  it('is not asked of the signature again', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    const read = tokenReader(key)
    const tokens = [await signAccessToken(key, claims), await signAccessToken(key, { ...claims, admin: 4 })]
    for (const token of [...tokens, ...tokens, ...tokens]) await read(token)
    expect(verify).toHaveBeenCalledTimes(2)
    const few = tokenReader(key, 2)
    const [first = '', second = ''] = tokens
    const third = await signAccessToken(key, { ...claims, admin: 5 })
    verify.mockClear()
    for (const token of [first, second, third, second, third]) await few(token)
    expect(verify).toHaveBeenCalledTimes(3)
    expect(await few(first)).toEqual(claims)
    expect(verify).toHaveBeenCalledTimes(4)
    verify.mockRestore()
  })

  it('is nothing where a session is more or less than an id, or something is missing', async () => {
    const read = tokenReader(key)
    for (const wrong of [`x${session}`, `${session}x`, session.slice(1), '', session.toUpperCase()])
      expect(await read(await signAccessToken(key, { admin: 3, session: wrong }))).toBe('forged')
    const whole = { sub: '3', sid: session, iat: 1, exp: 9_999_999_999 }
    const sign = (payload: object) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(key)
    expect(await read(await sign(whole))).toEqual(claims)
    for (const name of Object.keys(whole))
      expect(await read(await sign({ ...whole, [name]: undefined })), name).toBe('forged')
    expect(await read(await sign({ ...whole, sub: '3.5' }))).toBe('forged')
    for (const sid of [7, [session]]) expect(await read(await sign({ ...whole, sid }))).toBe('forged')
  })
})

describe('what another site sends', () => {
  const answered = async (headers: Readonly<Record<string, string>>, method: 'GET' | 'POST' = 'POST') => {
    const app = fastify()
    handleErrors(app)
    refuseForeignWrites(
      app,
      readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret, PUBLIC_URL: 'https://console.example' }),
    )
    app.route({ method: ['GET', 'POST'], url: '/', handler: async () => ({}) })
    const payload = method === 'POST' ? '{}' : undefined
    const { statusCode } = await app.inject({
      method,
      url: '/',
      payload,
      headers: { host: 'console.local', 'content-type': 'application/json', ...headers },
    })
    return statusCode
  }

  it('is refused by what the browser says of it, before anything else is looked at', async () => {
    for (const site of ['cross-site', 'same-site', ''])
      expect([site, await answered({ 'sec-fetch-site': site })]).toEqual([site, 403])
    for (const site of ['same-origin', 'none'])
      expect(await answered({ 'sec-fetch-site': site, origin: 'https://evil.example' })).toBe(200)
    expect(await answered({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200)
  })

  it('is refused by its origin where the browser says nothing', async () => {
    expect(await answered({ origin: 'https://evil.example' })).toBe(403)
    expect(await answered({ origin: 'null' })).toBe(403)
    for (const own of ['https://console.example', 'http://console.local'])
      expect(await answered({ origin: own })).toBe(200)
    expect(await answered({})).toBe(200)
  })

  it('stands on a cookie alone only as JSON, which no form can send', async () => {
    const form = { 'content-type': 'text/plain' }
    expect(await answered({ ...form, cookie: 'a=b' })).toBe(415)
    expect(await answered({ 'content-type': 'x-application/json', cookie: 'a=b' })).toBe(415)
    expect(await answered({ 'content-type': 'application/jsonx', cookie: 'a=b' })).toBe(415)
    // A page may send it without being asked first: its type is that of a form, its parameter is nobody's.
    expect(await answered({ 'content-type': 'text/plain; application/json', cookie: 'a=b' })).toBe(415)
    for (const json of [
      'application/json',
      'Application/JSON; charset=utf-8',
      'application/json ;charset=utf-8',
    ])
      expect(await answered({ 'content-type': json, cookie: 'a=b' })).toBe(200)
    expect(await answered({ ...form, cookie: 'a=b', authorization: 'Bearer x' })).toBe(200)
    expect(await answered(form)).toBe(200)
    expect(await answered({ cookie: 'a=b', authorization: 'Bearer x' })).toBe(200)
  })
})

/** The tables that the statements of a person's rights read. */
const tablesRead = (texts: readonly string[]): ReadonlySet<string | undefined> =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, name]) => name)))

/** How often the person of a token has been looked up in the database since. */
const lookupsOf = (database: Database): (() => number) => {
  let lookups = 0
  database.onStatement = (text) => {
    if (text.includes('from "session" s join "admin"')) lookups++
  }
  return () => lookups
}

describe('who stands behind a token', () => {
  it('is looked up once a second, and anew after each write of this process to what they stand on', async () => {
    const server = await openTestServer()
    const { database, config, app } = server
    const claims = (await signedIn(app, people.viewer)).claims()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const lookups = lookupsOf(database)
    const read = principalReader({ catalogue, config, database })
    const reads = async () => [(await read(claims))?.id, lookups()]
    expect(await reads()).toEqual([claims.admin, 1])
    vi.advanceTimersByTime(999)
    expect(await reads()).toEqual([claims.admin, 1])
    vi.advanceTimersByTime(1)
    expect(await reads()).toEqual([claims.admin, 2])
    await sql`update "institution" set "name" = "name"`.execute(database.kysely)
    expect(await reads()).toEqual([claims.admin, 2])
    for (const [i, table] of standsOn.entries()) {
      const column = table === 'session' ? 'granted' : 'version'
      await database.pipelinedTransaction((tx) => run(tx, `update "${table}" set "${column}" = "${column}"`))
      expect(await reads()).toEqual([claims.admin, 3 + i])
    }
    await sql`update "session" set "revokedAt" = now()`.execute(database.kysely)
    expect([await reads(), await reads()]).toEqual([
      [undefined, 3 + standsOn.length],
      [undefined, 4 + standsOn.length],
    ])
    vi.useRealTimers()
    await server.close()
  })

  it('is looked up anew where something was written while the answer was on its way', async () => {
    const { database, config, app, close } = await openTestServer()
    const claims = (await signedIn(app, people.viewer)).claims()
    const lookups = lookupsOf(database)
    // A write ends with every look, before its answer is there.
    vi.spyOn(database, 'writtenTo').mockImplementation(lookups)
    const read = principalReader({ catalogue, config, database })
    for (const looks of [1, 2]) {
      await read(claims)
      expect(lookups()).toBe(looks)
    }
    await close()
  })

  it('stands on all the tables that are read for it', async () => {
    const { database, config, app, close } = await openTestServer()
    const claims = (await signedIn(app, people.viewer)).claims()
    const texts: string[] = []
    database.onStatement = (text) => texts.push(text)
    await principalReader({ catalogue, config, database })(claims)
    // Each write has its line in the audit: those that count come with rows of the other tables.
    expect(tablesRead(texts)).toEqual(new Set([...standsOn, 'audit']))
    await close()
  })

  it('is remembered beside others, as long as they are not too many', async () => {
    const server = await openTestServer()
    const { database, config, app } = server
    const claims = await Promise.all(
      [people.viewer, people.provider].map(async (email) => (await signedIn(app, email)).claims()),
    )
    const lookups = lookupsOf(database)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const lookedUp = async (remembered: number) => {
      const read = principalReader({ catalogue, config, database }, remembered)
      const before = lookups()
      for (const one of [...claims, ...claims]) await read(one)
      return lookups() - before
    }
    expect([await lookedUp(2), await lookedUp(1)]).toEqual([2, 4])
    vi.useRealTimers()
    await server.close()
  })

  it('has the permissions of their level in each of their institutions; provider staff has all everywhere [console 6.2, area 6.1]', async () => {
    const server = await openTestServer()
    const permissionsOf = async (email: string) => {
      const claims = (await signedIn(server.app, email)).claims()
      const found = await principalReader({ catalogue, ...server })(claims)
      return [found?.institutions, found?.permissions]
    }
    const [places, permissions] = await permissionsOf(people.director)
    expect(Object.keys(permissions ?? {}).map(Number)).toEqual(places)
    expect(await permissionsOf(people.provider)).toEqual(['all', {}])
    await server.close()
  })
})

describe('rights', () => {
  it('of provider staff are asked for by level', () => {
    expect(() => demandProvider({ level: 1 })).not.toThrow()
    for (const level of [2, 6]) expect(() => demandProvider({ level })).toThrow(/403/)
  })

  it('in some institutions are those of them that a person has anyway', () => {
    const rights = { level: 2, institutions: [1, 2, 3], allowed: ['a'] }
    expect(limitedTo(null, rights)).toBe(rights)
    expect(limitedTo([2, 9], rights)).toEqual({ ...rights, institutions: [2] })
    expect(limitedTo([2, 9], { ...rights, institutions: 'all' }).institutions).toEqual([2, 9])
  })
})
