import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { forEachEngine } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { type Browser, signedIn } from '../browser.ts'
import { comesBack, openSsoWorld, type SsoWorld, stranger, whoIs } from './institutionServer.ts'

const oauth2 = '/api/v2/institution-has-oauth2'

forEachEngine('what is taken from an institution’s server', ({ open }) => {
  const opened = async () => {
    const world = await openSsoWorld(open)
    onTestFinished(() => world.close())
    world.idp.claims = { sub: 'd-1', email: people.director }
    return world
  }
  const signedOn = async (world: SsoWorld) => {
    const browser = stranger(world)
    expect(await world.signsOn(browser)).toBe('/')
    expect(await whoIs(browser)).toBeDefined()
    return browser
  }
  const write = async (
    { provider }: SsoWorld,
    method: 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload = {},
  ) => {
    const answer = await provider.send({ method, url, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json().data
  }
  /** What a list finds, which asks for nothing but what is remembered of the session; the status of a refusal. */
  const reached = async (browser: Browser): Promise<unknown> => {
    const payload = { search: '{"select":["id"]}' }
    const answer = await browser.send({ method: 'POST', url: '/api/v2/institution', payload })
    if (answer.statusCode !== 200) return answer.statusCode
    return answer
      .json()
      .data.map(({ id }: { id: number }) => id)
      .sort()
  }

  it.each<[string, (world: SsoWorld) => Promise<unknown>]>([
    [
      'it is turned off',
      (world) => write(world, 'PUT', `/api/v2/institutionHasSso/${world.ssoSwitch}`, { enabled: false }),
    ],
    [
      'its switch is removed',
      (world) => write(world, 'DELETE', `/api/v2/institutionHasSso/${world.ssoSwitch}`),
    ],
    ['its settings are removed', (world) => write(world, 'DELETE', `${oauth2}/${world.settings}`)],
    ['another takes its place', (world) => world.change({ accessTokenUrl: `${world.idp.url}/elsewhere` })],
    ['its people are forgotten', (world) => write(world, 'DELETE', '/auth/sso/people?institution=1')],
  ])('is taken at once from the sessions that it opened, and from no others: %s', async (_, takeAway) => {
    const world = await opened()
    const [browser, own] = [await signedOn(world), await signedIn(world.app, people.director)]
    expect(await reached(browser)).toEqual([1])
    await takeAway(world)
    expect([await reached(browser), (await browser.refresh()).statusCode]).toEqual([440, 401])
    expect(await reached(own)).toEqual([1, 2])
  })

  it('does not come back to sessions that were not used meanwhile, once it is turned on again', async () => {
    const world = await opened()
    const browser = await signedOn(world)
    const url = `/api/v2/institutionHasSso/${world.ssoSwitch}`
    for (const enabled of [false, true]) await write(world, 'PUT', url, { enabled })
    expect([await reached(browser), (await browser.refresh()).statusCode]).toEqual([440, 401])
    expect(await reached(await signedOn(world))).toEqual([1])
  })

  it('does not come back to them either, once another’s place is its own again', async () => {
    const world = await opened()
    const browser = await signedOn(world)
    for (const path of ['elsewhere', 'token'])
      await world.change({ accessTokenUrl: `${world.idp.url}/${path}` })
    expect([await reached(browser), (await browser.refresh()).statusCode]).toEqual([440, 401])
    expect(await reached(await signedOn(world))).toEqual([1])
  })

  it('stays with them through changes that are not about it', async () => {
    const world = await opened()
    const browser = await signedOn(world)
    const url = `/api/v2/institutionHasSso/${world.ssoSwitch}`
    await write(world, 'PUT', url, { shouldPropagateToGroup: true })
    await world.change({ scope: 'openid email profile' })
    expect(await reached(browser)).toEqual([1])
    expect((await browser.refresh()).statusCode).toBe(201)
  })

  it.each<[string, (world: SsoWorld) => Promise<unknown>]>([
    ['its people are forgotten', (world) => write(world, 'DELETE', '/auth/sso/people?institution=1')],
    [
      'their address changes for a moment',
      async (world) => {
        for (const email of ['elsewhere@example.org', people.director])
          await write(world, 'PUT', '/api/v2/admin/2', { email })
      },
    ],
  ])('opens nothing to a sign-on that was under way: %s', async (_, forget) => {
    const world = await opened()
    await signedOn(world)
    const browser = stranger(world)
    const query = world.idp.signsOn(await world.begins(browser))
    await forget(world)
    expect(await comesBack(browser, query)).toBe('/login?sso=over&institutionCode=lac')
    expect(await whoIs(browser)).toBeUndefined()
    expect(await reached(await signedOn(world))).toEqual([1])
  })

  it('forgets people without their other sessions, and those of other institutions not at all', async () => {
    const world = await opened()
    const browser = await signedOn(world)
    await write(world, 'DELETE', '/auth/sso/people?institution=2')
    expect(await reached(browser)).toEqual([1])
  })

  it.each<[string, (world: SsoWorld, group: string) => Promise<unknown>]>([
    ['the settings end at the institution', (world) => world.change({ shouldPropagateToGroup: false })],
    [
      'the other institution is in it no more',
      ({ server }) =>
        sql`delete from "institutionHasInstitutiongroup" where "institution" = 2`.execute(
          server.database.kysely,
        ),
    ],
    ['it is no more', (world, group) => write(world, 'DELETE', group)],
  ])('reaches a group for as long as it may speak for it: %s', async (_, takeAway) => {
    const world = await opened()
    const groups = '/api/v2/institutiongroup'
    const { id } = await write(world, 'POST', groups, { name: 'GHT', type: 1, institution: [1, 2] })
    await world.change({ shouldPropagateToGroup: true })
    const browser = await signedOn(world)
    expect(await reached(browser)).toEqual([1, 2])
    await takeAway(world, `${groups}/${id}`)
    expect(await reached(browser)).toEqual([1])
  })
})
