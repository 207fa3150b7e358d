import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { openSsoWorld, type SsoWorld, stranger, whoIs } from '../server/auth/sso/institutionServer.ts'
import { onPostgresOnly } from '../server/db/engines.ts'
import { waitedFor } from '../server/db/waitForLock.ts'
import { people } from '../server/people.ts'
import { until } from '../until.ts'

onPostgresOnly('what is taken from a person while they sign on by their institution’s server', ({ open }) => {
  let world: SsoWorld
  beforeEach(async () => {
    world = await openSsoWorld(open)
    onTestFinished(() => world.close())
    world.idp.claims = { sub: 'd-1', email: people.director }
  })

  it('is taken from them: their address', async () => {
    const { database } = world.server
    const browser = stranger(world)
    const led = await database.session(async (other) => {
      await other.exec(
        `begin; update "admin" set "email" = 'right@example.org', "uniqueKey1" = 'right@example.org' where "id" = 2`,
      )
      const signing = world.signsOn(browser)
      await Promise.race([waitedFor(other), signing])
      await other.exec('commit')
      return signing
    })
    expect(led).toBe('/login?sso=unknownPerson&institutionCode=lac')
    expect(await whoIs(browser)).toBeUndefined()
    const { rows } = await sql`select 1 from "ssoIdentity"`.execute(database.kysely)
    expect(rows).toEqual([])
  })

  it('is taken from them: that the server was recognised to speak of them', async () => {
    const { database } = world.server
    expect(await world.signsOn(stranger(world))).toBe('/')
    const browser = stranger(world)
    await database.session(async (other) => {
      await other.exec('begin; select 1 from "institutionHasAdmin" where "admin" = 2 for update')
      const signing = world.signsOn(browser)
      await Promise.race([waitedFor(other), signing])
      let isForgotten = false
      const forgetting = world.provider
        .send({ method: 'DELETE', url: '/auth/sso/people?institution=1', payload: {} })
        .then(({ json }) => {
          isForgotten = true
          return json()
        })
      await until(async () => {
        const { rows } = await other.query('select from pg_locks where not "granted"')
        expect(isForgotten || rows.length > 1).toBe(true)
      })
      await other.exec('commit')
      await signing
      expect(await forgetting).toEqual({ data: { count: 1 } })
    })
    expect(await whoIs(browser)).toBeUndefined()
  })
})
