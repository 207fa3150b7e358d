import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { password, people } from '../people.ts'
import { runsOf } from '../seed.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser, signedIn } from './browser.ts'

// T07: `RUNS=100` for as many rounds as it asks for.
const rounds = Array.from({ length: runsOf(1) }, (_, i) => i + 1)
const LINKS = '/api/v2/institution-has-admin'
const ADMINS = '/api/v2/admin'
const DIRECTOR = 2

forEachEngine('what an access token allows', ({ engine, open, openAgain }) => {
  let server: TestServer
  /** Where changes are made: another process as far as there can be one. */
  let elsewhere: FastifyInstance
  let provider: Browser
  beforeAll(async () => {
    server = await openTestServer(open)
    elsewhere = await server.another({}, engine === 'postgres' ? { database: await openAgain() } : {})
  })
  afterAll(() => server.close())
  // The clock stands still, so that what is remembered for a second is remembered until the test lets it pass.
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    provider = await signedIn(elsewhere, people.provider)
    return () => vi.useRealTimers()
  })

  const done = async (url: string, method: 'PUT' | 'DELETE' | 'POST', payload?: object, version?: number) => {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` }
    const answer = await provider.send({ method, url, payload, headers })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  const rowOf = async (path: string, query: object) => {
    const search = JSON.stringify({ query })
    const answer = await provider.send({ method: 'POST', url: path, payload: { search } })
    return answer.json().data[0] as { id: number; version: number }
  }
  const put = async (path: string, query: object, values: object) => {
    const { id, version } = await rowOf(path, query)
    await done(`${path}/${id}`, 'PUT', values, version)
  }
  const second = { admin: DIRECTOR, institution: 2 }
  const setLevel = (level: number) => put(ADMINS, { id: DIRECTOR }, { level })
  const setPassword = async (currentPassword: string, newPassword: string) => {
    const own = new Browser(elsewhere)
    expect((await own.login(people.director, currentPassword)).statusCode).toBe(200)
    const payload = { currentPassword, newPassword }
    const url = '/auth/password/change-password'
    expect((await own.send({ method: 'PUT', url, payload })).statusCode).toBe(200)
    expect((await own.session()).statusCode).toBe(200)
  }

  interface Change {
    readonly make: (sessions: readonly Browser[]) => Promise<unknown>
    readonly back?: () => Promise<unknown>
  }
  const changes: Record<string, Change> = {
    'an institution deactivated': {
      make: () => put(LINKS, second, { isActivated: false }),
      back: () => put(LINKS, second, { isActivated: true }),
    },
    'an institution unlinked': {
      make: async () => done(`${LINKS}/${(await rowOf(LINKS, second)).id}`, 'DELETE'),
      back: () => done(LINKS, 'POST', second),
    },
    'a lower level': { make: () => setLevel(4), back: () => setLevel(2) },
    'a higher level': { make: () => setLevel(1), back: () => setLevel(2) },
    'a password changed': {
      make: () => setPassword(password, 'a longer password'),
      back: () => setPassword('a longer password', password),
    },
    'logging out': {
      make: async (sessions) => {
        for (const { token } of sessions) {
          const headers = { authorization: `Bearer ${token}` }
          await elsewhere.inject({ method: 'POST', url: '/bff-admin/logout', payload: {}, headers })
        }
      },
    },
  }

  describe.each(Object.entries(changes))('ends with %s', (_, { make, back }) => {
    it.each(rounds)('within a second, in each of three sessions: round %i', async () => {
      const sessions = await Promise.all([1, 2, 3].map(() => signedIn(server.app, people.director)))
      const bystander = await signedIn(server.app, people.viewer)
      for (const one of [...sessions, bystander]) expect((await one.session()).statusCode).toBe(200)
      await make(sessions)
      vi.advanceTimersByTime(1000)
      for (const one of sessions) {
        expect((await one.session()).statusCode).toBe(440)
        expect((await one.refresh({ query: { adminId: '1' } })).statusCode).toBe(401)
        const url = '/api/v2/pole'
        const payload = { search: JSON.stringify({ query: { institution: [1] } }) }
        expect((await one.send({ method: 'POST', url, payload })).statusCode).toBe(440)
        expect((await one.session()).statusCode).toBe(440)
      }
      expect((await bystander.session()).statusCode).toBe(200)
      await back?.()
      for (const one of sessions) expect((await one.session()).statusCode).toBe(440)
      expect((await signedIn(server.app, people.director)).token).not.toBe('')
    })
  })

  it('stays when another column of the person or of the attachment changes', async () => {
    const director = await signedIn(server.app, people.director)
    await put(ADMINS, { id: DIRECTOR }, { mobilePhone: `+33 6 ${String(Date.now()).slice(-8)}` })
    await put(LINKS, second, { position: `Office ${Date.now()}` })
    vi.advanceTimersByTime(1000)
    expect((await director.session()).statusCode).toBe(200)
  })

  it('ends for provider staff who are lowered, who then see their own institutions only', async () => {
    await sql`insert into "institutionHasAdmin" ("admin", "institution", "uniqueKey1") values (1, 3, '1')`.execute(
      server.database.kysely,
    )
    const other = await signedIn(server.app, people.provider)
    expect((await other.session()).json().data.institutions).toHaveLength(3)
    await put(ADMINS, { id: 1 }, { level: 2 })
    vi.advanceTimersByTime(1000)
    expect((await other.session()).statusCode).toBe(440)
    const { data } = (await (await signedIn(server.app, people.provider)).session()).json()
    expect([data.user.level, data.institutions.map((i: { id: number }) => i.id)]).toEqual([2, [3]])
    await sql`update "admin" set "level" = 1 where "id" = 1`.execute(server.database.kysely)
  })
})
