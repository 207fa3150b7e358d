import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { gatePrefix } from '#server/services/auth/limits/limiter.ts'
import { forEachEngine } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { openTestServer } from '../../testServer.ts'
import { Browser, signedIn } from '../browser.ts'

forEachEngine('whoever asks too often', ({ open }) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T13:20:00Z') })
    return () => void vi.useRealTimers()
  })
  const opened = async () => {
    const server = await openTestServer(open)
    onTestFinished(() => server.close())
    const { kysely } = server.database
    /** So often before, in that many seconds to come. */
    const counted = (key: string, points: number, seconds = 900) =>
      sql`insert into "attempt" values (${key}, ${points}, ${Date.now() + seconds * 1000})`.execute(kysely)
    const forgot = async (email: string = people.viewer) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/auth/password/forgot',
        payload: { email },
      })
      return {
        status: answer.statusCode,
        retryAfter: answer.headers['retry-after'],
        detail: answer.json().details?.[0],
      }
    }
    return { server, kysely, counted, forgot }
  }

  it('for a link waits until the hour is over that began with the first, and is told so', async () => {
    const { counted, forgot } = await opened()
    await counted('asker:127.0.0.1', 29, 1800.5)
    expect((await forgot()).status).toBe(200)
    expect(await forgot('nobody@example.org')).toEqual({
      status: 429,
      retryAfter: '1801',
      detail: {
        column: 'email',
        code: 429,
        reason: 'waitUntil',
        params: { seconds: 1801, until: '2026-11-21T13:50:01.000Z' },
      },
    })
    vi.advanceTimersByTime(1_800_500)
    expect((await forgot()).status).toBe(200)
  })

  it('is counted for an hour from the first time on', async () => {
    const { kysely, forgot } = await opened()
    await forgot()
    const { rows } = await sql`select "points", "expire" - ${Date.now()} as "left" from "attempt"
      where "key" = 'asker:127.0.0.1'`.execute(kysely)
    expect(rows.map((row) => Object.values(row as object).map(Number))).toEqual([[1, 3_600_000]])
  })

  it('with wrong passwords is listed once locked, and signs in once the lock is lifted', async () => {
    const { server, counted } = await opened()
    const provider = await signedIn(server.app, people.provider)
    const url = '/auth/locked-accounts'
    const listed = async () => (await provider.send({ url })).json()
    const signIn = async (given?: string) =>
      (await new Browser(server.app).login(people.director, given)).statusCode
    const lift = async (admin: number | string) =>
      (await provider.send({ method: 'DELETE', url: `${url}/${admin}` })).statusCode
    await counted('account:2', 29)
    expect(await listed()).toEqual({ data: [], count: 0 })
    expect(await signIn('wrong password')).toBe(401)
    const locked = await new Browser(server.app).login(people.director)
    expect([locked.statusCode, locked.json().details[0].column]).toEqual([429, 'password'])
    expect(await listed()).toEqual({
      data: [
        {
          id: 2,
          firstName: 'First',
          lastName: 'Last',
          email: people.director,
          until: '2026-11-21T13:35:00.000Z',
        },
      ],
      count: 1,
    })
    expect([await lift(3), await lift('x'), await lift(0), await lift(2 ** 31)]).toEqual([404, 400, 400, 400])
    const viewer = await signedIn(server.app, people.viewer)
    expect((await viewer.send({ url })).statusCode).toBe(403)
    expect((await viewer.send({ method: 'DELETE', url: `${url}/2` })).statusCode).toBe(403)
    const lifted = await provider.send({ method: 'DELETE', url: `${url}/2` })
    expect([lifted.statusCode, lifted.json()]).toEqual([200, { data: {} }])
    expect([await listed(), await lift(2)]).toEqual([{ data: [], count: 0 }, 404])
    expect([await signIn('wrong password'), await signIn()]).toEqual([401, 200])
    const { rows } = await sql`select "admin", "action", "entity", "row" from "audit"
      where "action" in ('lock', 'unlock') order by "id"`.execute(server.database.kysely)
    expect(rows).toEqual([
      { admin: null, action: 'lock', entity: 'admin', row: 2 },
      { admin: 1, action: 'unlock', entity: 'admin', row: 2 },
    ])
  })

  it('is listed where the lock lasts longest first, those of one moment by their number, until the moment itself', async () => {
    const { server, counted } = await opened()
    const provider = await signedIn(server.app, people.provider)
    for (const [admin, seconds] of [
      [3, 60],
      [1, 60],
      [2, 61],
    ] as const)
      await counted(`${gatePrefix('account')}:${admin}`, 1, seconds)
    await counted('device-wait:3', 1, 500)
    const listed = async () =>
      (await provider.send({ url: '/auth/locked-accounts' })).json().data.map(({ id }: { id: number }) => id)
    expect(await listed()).toEqual([2, 1, 3])
    vi.advanceTimersByTime(60_000)
    expect(await listed()).toEqual([2])
  })
})
