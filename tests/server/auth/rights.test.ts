import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database, Tx } from '#server/db/database.ts'
import { lesserOf } from '#server/services/auth/principal/rights.ts'
import { forEachEngine, onPostgresOnly } from '../db/engines.ts'
import { waitForLock } from '../db/waitForLock.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser, signedIn } from './browser.ts'

/** Level 2, in institutions 1 and 2; a third knows nothing of the person. */
const DIRECTOR = 2

/** Institutions, permissions in the first and level, as the console is told them; the status when it is told nothing. */
const seenBy = async (browser: Browser) => {
  const answer = await browser.session()
  if (answer.statusCode !== 200) return answer.statusCode
  const { institutions, permissions, user } = answer.json().data
  const ids = institutions.map((one: { id: number }) => one.id).sort()
  return { ids, may: permissions[ids[0]], level: user.level }
}

/** Whether the generic resources let the person read divisions of an institution. */
const reads = async (browser: Browser, institution: number) => {
  const payload = { search: JSON.stringify({ query: { institution: [institution] } }) }
  return (await browser.send({ method: 'POST', url: '/api/v2/pole', payload })).statusCode
}

forEachEngine('what a session may do', ({ open }) => {
  let server: TestServer
  let director: Browser
  beforeAll(async () => {
    server = await openTestServer(open)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    director = await signedIn(server.app, people.director)
    return () => vi.useRealTimers()
  })

  const base = { ids: [1, 2], may: ['accessSettings', 'broadcastShift'], level: 2 }
  const run = async (text: string) => {
    await sql.raw(text).execute(server.database.kysely)
    vi.advanceTimersByTime(1000)
  }
  const attach = `insert into "institutionHasAdmin" ("admin", "institution", "isActivated", "uniqueKey1") values (${DIRECTOR}, 3, true, '${DIRECTOR}')`
  const detach = `delete from "institutionHasAdmin" where "admin" = ${DIRECTOR} and "institution" = 3`

  const given = {
    'an attachment added': { make: attach, back: detach, seen: { ...base, ids: [1, 2, 3] } },
    'an attachment activated': {
      before: attach.replace('true', 'false'),
      make: `update "institutionHasAdmin" set "isActivated" = true where "admin" = ${DIRECTOR}`,
      back: detach,
      seen: { ...base, ids: [1, 2, 3] },
    },
    'a permission added to the level': {
      make: `update "level" set "ProInstitutionPage" = true where "id" = 2`,
      back: `update "level" set "ProInstitutionPage" = false where "id" = 2`,
      seen: { ...base, may: expect.arrayContaining([...base.may, 'seeProInstitutionPage']) },
    },
    'a level raised': {
      make: `update "admin" set "level" = 1 where "id" = ${DIRECTOR}`,
      back: `update "admin" set "level" = 2 where "id" = ${DIRECTOR}`,
      seen: { ids: [1, 2, 3], may: expect.arrayContaining(base.may), level: 1 },
    },
  }

  describe.each(Object.entries(given))('%s', (_, change) => {
    it('holds with the next refresh, or the next sign-in, and not before', async () => {
      if ('before' in change) await run(change.before)
      expect(await seenBy(director)).toEqual(base)
      await run(change.make)
      expect(await seenBy(director)).toEqual(base)
      expect(await reads(director, 3)).toBe(403)
      expect(await seenBy(await signedIn(server.app, people.director))).toEqual(change.seen)
      director.token = (await director.refresh()).json().data.token
      expect(await seenBy(director)).toEqual(change.seen)
      await run(change.back)
      expect(await seenBy(director)).toEqual(base)
    })
  })

  it('is less at once when a permission is taken from the level', async () => {
    await run(`update "level" set "isPostingMissionAllowed" = false where "id" = 2`)
    expect(await seenBy(director)).toEqual({ ...base, may: ['accessSettings'] })
    await run(`update "level" set "isPostingMissionAllowed" = true where "id" = 2`)
  })

  it('is what holds at present, in a session that an earlier release opened', async () => {
    await run(`update "session" set "granted" = null`)
    expect(await seenBy(director)).toEqual(base)
    await run(attach)
    expect(await seenBy(director)).toEqual({ ...base, ids: [1, 2, 3] })
    await run(detach)
  })
})

onPostgresOnly('a sign-in while something is taken away', ({ open, openAgain }) => {
  let server: TestServer
  let other: Database
  beforeAll(async () => {
    server = await openTestServer(open)
    other = await openAgain()
  })
  afterAll(() => server.close())

  const signInDuring = async (change: (tx: Tx) => Promise<unknown>) => {
    const [changed, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = other.transaction(async (tx) => {
      await change(tx)
      changed.resolve()
      await waits.promise
    })
    await changed.promise
    const browser = new Browser(server.app)
    const signingIn = browser.login(people.director)
    await waitForLock(other, signingIn)
    waits.resolve()
    await changing
    return { browser, answer: await signingIn }
  }

  it('is refused when the password is another one by then', async () => {
    const { rows } = await sql<{ hash: string }>`
      select "passwordHash" as "hash" from "account" where "admin" = ${DIRECTOR}`.execute(other.kysely)
    const { answer } = await signInDuring((tx) =>
      sql`update "account" set "passwordHash" = 'other' where "admin" = ${DIRECTOR}`.execute(tx),
    )
    expect(answer.statusCode).toBe(401)
    expect(answer.cookies).toEqual([])
    await sql`update "account" set "passwordHash" = ${rows[0]?.hash} where "admin" = ${DIRECTOR}`.execute(
      other.kysely,
    )
  })

  it('is granted the level that the person has by then', async () => {
    const setLevel = (tx: Pick<Tx, 'executeQuery' | 'getExecutor'>, level: number) =>
      sql`update "admin" set "level" = ${level} where "id" = ${DIRECTOR}`.execute(tx)
    const { browser, answer } = await signInDuring((tx) => setLevel(tx, 4))
    expect(answer.statusCode).toBe(200)
    await setLevel(other.kysely, 2)
    expect(await seenBy(browser)).toMatchObject({ level: 4 })
  })

  it('is granted the institutions that are left', async () => {
    const { browser, answer } = await signInDuring((tx) =>
      sql`delete from "institutionHasAdmin" where "admin" = ${DIRECTOR} and "institution" = 2`.execute(tx),
    )
    expect(answer.statusCode).toBe(200)
    await sql`insert into "institutionHasAdmin" ("admin", "institution", "uniqueKey1")
      values (${DIRECTOR}, 2, ${String(DIRECTOR)})`.execute(other.kysely)
    expect(await seenBy(browser)).toMatchObject({ ids: [1] })
  })
})

describe('the lesser of two rights', () => {
  const some = { level: 2, institutions: [1, 2], allowed: ['a', 'b'] }
  const provider = { level: 1, institutions: 'all', allowed: ['a', 'b', 'c'] } as const
  it.each([
    [some, some, some],
    [some, provider, some],
    [provider, some, some],
    [provider, provider, provider],
    [
      some,
      { level: 3, institutions: [2, 3], allowed: ['b', 'd'] },
      { level: 3, institutions: [2], allowed: ['b'] },
    ],
  ])('of %o and %o is %o', (granted, present, lesser) => {
    expect(lesserOf(granted, present)).toEqual(lesser)
  })
})
