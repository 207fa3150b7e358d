import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forEachEngine } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { openTestServer, type TestServer } from '../../testServer.ts'
import { Browser, signedIn } from '../browser.ts'

const LOCKED = '/auth/locked-accounts'
const [DIRECTOR, VIEWER] = [2, 3]

forEachEngine('locked accounts', ({ open }) => {
  let server: TestServer
  let provider: Browser
  beforeAll(async () => {
    server = await openTestServer(open)
    provider = await signedIn(server.app, people.provider)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T13:20:00Z') })
    await sql`delete from "attempt"`.execute(server.database.kysely)
    provider = await signedIn(server.app, people.provider)
    return () => vi.useRealTimers()
  })

  const wrong = async (email: string, count: number) => {
    const statuses = []
    for (let i = 0; i < count; i++)
      statuses.push((await new Browser(server.app).login(email, 'wrong password')).statusCode)
    return statuses
  }
  const list = async (who: Browser) => (await who.send({ url: LOCKED })).json()
  const lift = (who: Browser, admin: unknown) => who.send({ method: 'DELETE', url: `${LOCKED}/${admin}` })

  it('are listed with the time until which they are locked, and no others', async () => {
    expect(await list(provider)).toEqual({ data: [], count: 0 })
    await wrong(people.director, 30)
    vi.advanceTimersByTime(60_000)
    await wrong(people.viewer, 30)
    await wrong('nobody@example.org', 30)
    await wrong(people.provider, 5)
    const director = {
      id: DIRECTOR,
      firstName: 'First',
      lastName: 'Last',
      email: people.director,
      until: '2026-11-21T13:35:00.000Z',
    }
    const viewer = { ...director, id: VIEWER, email: people.viewer, until: '2026-11-21T13:36:00.000Z' }
    expect(await list(provider)).toEqual({ data: [viewer, director], count: 2 })
    vi.setSystemTime('2026-11-21T13:35:00Z')
    provider.token = (await provider.refresh()).json().data.token
    expect(await list(provider)).toEqual({ data: [viewer], count: 1 })
  })

  it('are open again once level 1 lifts the lock, with all their attempts, and that is recorded [house 5]', async () => {
    await wrong(people.director, 30)
    expect((await new Browser(server.app).login(people.director)).statusCode).toBe(429)
    expect((await lift(provider, DIRECTOR)).statusCode).toBe(200)
    expect(await list(provider)).toEqual({ data: [], count: 0 })
    expect(await wrong(people.director, 3)).toEqual([401, 401, 401])
    await signedIn(server.app, people.director)
    const { rows } = await sql`select "admin", "action", "entity", "row" from "audit"
      where "action" in ('lock', 'unlock') order by "id" desc limit 2`.execute(server.database.kysely)
    expect(rows).toEqual([
      { admin: 1, action: 'unlock', entity: 'admin', row: DIRECTOR },
      { admin: null, action: 'lock', entity: 'admin', row: DIRECTOR },
    ])
  })

  it('stay locked when the lift cannot be recorded', async () => {
    await wrong(people.director, 30)
    server.database.onStatement = (text) => {
      if (/insert into "audit"/.test(text)) throw new Error('no')
    }
    expect((await lift(provider, DIRECTOR)).statusCode).toBe(500)
    server.database.onStatement = undefined
    expect((await list(provider)).count).toBe(1)
    expect((await new Browser(server.app).login(people.director)).statusCode).toBe(429)
  })

  it.each([VIEWER, 4711, 0, -1, 'x', 2 ** 31])('that are none are not lifted: %s', async (admin) => {
    const answer = await lift(provider, admin)
    expect([400, 404]).toContain(answer.statusCode)
    const { rows } =
      await sql`select 1 from "audit" where "action" = 'unlock' and "row" <> ${DIRECTOR}`.execute(
        server.database.kysely,
      )
    expect(rows).toEqual([])
  })

  it('are neither shown nor lifted below level 1', async () => {
    const viewer = await signedIn(server.app, people.viewer)
    await wrong(people.director, 30)
    expect((await viewer.send({ url: LOCKED })).statusCode).toBe(403)
    expect((await lift(viewer, DIRECTOR)).statusCode).toBe(403)
    expect((await list(provider)).count).toBe(1)
  })
})
