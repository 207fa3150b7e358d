import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { randomFrom } from '../../../../generators/demo/random.ts'
import { forEachEngine } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { runsOf, seed } from '../../seed.ts'
import { addAdmin, comesBack, openSsoWorld, type SsoWorld, stranger, whoIs } from './institutionServer.ts'

/** Letters of other alphabets. */
const alike: Readonly<Record<string, string>> = {
  d: '\u0501',
  i: '\u0456',
  e: '\u0435',
  c: '\u0441',
  o: '\u043e',
  x: '\u0445',
}

const refusal = (sso: string) => `/login?sso=${sso}&institutionCode=lac`

forEachEngine('a server that says what is not so', ({ open }) => {
  let world: SsoWorld
  let elsewhere: number
  beforeAll(async () => {
    world = await openSsoWorld(open)
    elsewhere = await addAdmin(world, 'of.two@example.org', [2])
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    world.idp.claims = { sub: 'd-1', email: people.director }
    Object.assign(world.idp, { token: {}, idToken: {}, userInfo: undefined })
    await sql`delete from "ssoIdentity"`.execute(world.server.database.kysely)
  })
  const { stringify } = JSON

  it.each([
    ['another audience', { idToken: { aud: 'somebody else' } }, 'invalid'],
    ['another nonce', { idToken: { nonce: 'of another question' } }, 'invalid'],
    ['another person in the token than in user info', { idToken: { sub: 'd-2' } }, 'invalid'],
    ['no ID token though one was asked for', { idToken: null }, 'invalid'],
    ['a token that is none', { token: { access_token: 7 } }, 'invalid'],
    ['an ID token that is none', { token: { id_token: 'a.b.c' } }, 'invalid'],
    [
      'a subject that nothing can keep',
      { idToken: { sub: 'd\u0000' }, claims: { email: people.director } },
      'noIdentity',
    ],
    ['no user info', { userInfo: { status: 500, body: '' } }, 'invalid'],
    ['user info that is no JSON', { userInfo: { status: 200, body: '<html>' } }, 'invalid'],
    [
      'user info that is a list',
      { userInfo: { status: 200, body: stringify([people.director]) } },
      'invalid',
    ],
    ['user info without end', { userInfo: { status: 200, body: ' '.repeat(2_000_000) } }, 'unreachable'],
  ] as const)('with %s', async (_, said, told) => {
    Object.assign(world.idp, said)
    const browser = stranger(world)
    expect(await world.signsOn(browser)).toBe(refusal(told))
    expect(await whoIs(browser)).toBeUndefined()
  })

  it('with user info elsewhere: nobody goes there', async () => {
    world.idp.userInfo = { status: 302, body: '', location: `${world.idp.url}/secret` }
    expect(await world.signsOn(stranger(world))).toBe(refusal('invalid'))
    expect(world.idp.asked).not.toContain('GET /secret')
  })

  it.each([
    ['that names another server', { iss: 'https://evil.example' }, 'invalid'],
    ['that names no server', { iss: 'evil' }, 'invalid'],
    ['with a made-up code', { code: 'made up' }, 'invalid'],
    ['with a made-up state', { state: 'made up' }, 'over'],
    ['with an empty state', { state: '' }, 'over'],
    ['that says no', { error: 'access_denied' }, 'denied'],
  ])('with an answer %s', async (_, changes, told) => {
    const browser = stranger(world)
    const asked = await world.begins(browser)
    expect(await comesBack(browser, world.idp.signsOn(asked, changes))).toBe(refusal(told))
    expect(await whoIs(browser)).toBeUndefined()
  })

  it('with an answer that names another server, by OAuth 2.0 alone too', async () => {
    world.idp.idToken = null
    await world.change({ scope: 'email' })
    const browser = stranger(world)
    const asked = await world.begins(browser)
    const answer = world.idp.signsOn(asked, { iss: 'https://evil.example' })
    expect(await comesBack(browser, answer)).toBe(refusal('invalid'))
    await world.change({ scope: 'openid email' })
  })

  it('with nothing at all, or too much of it', async () => {
    for (const query of ['', '?state=a&state=b', '?code=%00', `?state=${'x'.repeat(5000)}`])
      expect(await comesBack(stranger(world), query)).toBe('/login?sso=over')
  })

  it('about people of an institution that it is not of, unless both are in a group and the settings reach there', async () => {
    world.idp.claims = { sub: 'two', email: 'of.two@example.org' }
    expect(await world.signsOn(stranger(world))).toBe(refusal('unknownPerson'))
    await world.change({ shouldPropagateToGroup: true })
    expect(await world.signsOn(stranger(world))).toBe(refusal('unknownPerson'))
    const group = { name: 'GHT', type: 1, institution: [1, 2] }
    await world.provider.send({ method: 'POST', url: '/api/v2/institutiongroup', payload: group })
    const browser = stranger(world)
    expect(await world.signsOn(browser)).toBe('/')
    expect((await whoIs(browser)).user.id).toBe(elsewhere)
    await world.change({ shouldPropagateToGroup: false })
    expect(await world.signsOn(stranger(world))).toBe(refusal('unknownPerson'))
  })

  // T08: `RUNS=25` for the fifty times that it asks for.
  it('opens sessions of its own people alone, each in its own institution, whomever it names', async () => {
    const { kysely } = world.server.database
    const random = randomFrom(seed)
    const spelt = (email: string) =>
      [...email].map((letter) => (random.chance(0.5) ? letter.toUpperCase() : letter)).join('')
    const looksAlike = (email: string) => {
      const letter = random.pick([...email].filter((one) => one in alike))
      return email.replace(letter, alike[letter] ?? '')
    }
    const identities = {
      'level 1': () => ({ sub: 'p', email: spelt(people.provider) }),
      'of another institution': () => ({ sub: 'o', email: 'of.two@example.org' }),
      'of both': () => ({ sub: 'd-1', email: people.director }),
      'of both, spelt otherwise': () => ({ sub: 'd-1', email: spelt(people.director) }),
      nobody: () => ({ sub: 'n', email: `nobody.${random.int(1, 1e9)}@example.org` }),
      'letters that look alike': () => ({ sub: 'd-1', email: looksAlike(people.director) }),
    }
    await sql`delete from "session" where "within" is not null`.execute(kysely)
    // An attachment lets nobody of level 1 in either.
    await sql`insert into "institutionHasAdmin" ("admin", "institution", "level", "isActivated") values (1, 1, 1, true)`.execute(
      kysely,
    )
    let opened = 0
    for (const [who, claims] of Object.entries(identities))
      for (let n = 0; n < runsOf(2); n++) {
        world.idp.claims = claims()
        const isKnown = who.startsWith('of both')
        const led = await world.signsOn(stranger(world))
        expect([who, world.idp.claims.email, led]).toEqual([
          who,
          world.idp.claims.email,
          isKnown ? '/' : refusal('unknownPerson'),
        ])
        if (isKnown) opened += 1
      }
    const { rows } = await sql`select "admin", "within", count(*)::int as "count" from "session"
      where "within" is not null group by 1, 2`.execute(kysely)
    expect(rows).toEqual([{ admin: 2, within: [1], count: opened }])
    await sql`delete from "institutionHasAdmin" where "admin" = 1`.execute(kysely)
  })

  it('without a state: nobody knows what it answers', async () => {
    const browser = stranger(world)
    const query = new URLSearchParams(world.idp.signsOn(await world.begins(browser)).slice(1))
    query.delete('state')
    expect(await comesBack(browser, `?${query}`)).toMatch(/sso=over/)
    expect(await whoIs(browser)).toBeUndefined()
  })

  it('about people whose access is taken away', async () => {
    const [active, ended] = [true, false].map((on) => async () => {
      await sql`update "institutionHasAdmin" set "isActivated" = ${on} where "admin" = 3`.execute(
        world.server.database.kysely,
      )
    })
    world.idp.claims = { sub: 'v', email: people.viewer }
    await ended?.()
    expect(await world.signsOn(stranger(world))).toBe(refusal('unknownPerson'))
    await active?.()
    expect(await world.signsOn(stranger(world))).toBe('/')
  })

  it('about an address that somebody else is given, until provider staff forget whose it was', async () => {
    expect(await world.signsOn(stranger(world))).toBe('/')
    world.idp.claims = { sub: 'd-2', email: people.director }
    expect(await world.signsOn(stranger(world))).toBe(refusal('otherAccount'))
    world.idp.claims = { sub: 'd-1', email: people.viewer }
    expect(await world.signsOn(stranger(world))).toBe(refusal('otherAccount'))
    const url = '/auth/sso/people?institution=1'
    expect((await world.provider.send({ method: 'GET', url })).json().data).toEqual({ count: 1 })
    expect((await world.provider.send({ method: 'DELETE', url, payload: {} })).json().data).toEqual({
      count: 1,
    })
    expect(await world.signsOn(stranger(world))).toBe('/')
  })

  it('when it is turned off, before or meanwhile', async () => {
    const turn = (enabled: boolean) =>
      world.provider.send({
        method: 'PUT',
        url: `/api/v2/institutionHasSso/${world.ssoSwitch}`,
        payload: { enabled },
      })
    const browser = stranger(world)
    const asked = await world.begins(browser)
    await turn(false)
    expect(await comesBack(browser, world.idp.signsOn(asked))).toBe(refusal('incomplete'))
    expect(await world.begins(stranger(world))).toBe(refusal('unknownCode'))
    await turn(true)
  })

  it('about a token that holds for longer than there is time', async () => {
    world.idp.token = { expires_in: 1e15 }
    const browser = stranger(world)
    expect(await world.signsOn(browser)).toBe('/')
    expect((await whoIs(browser)).sso.expired).toBe(false)
  })

  it('keeps its token sealed, and a session whose token is over is to be renewed', async () => {
    world.idp.token = { expires_in: 0 }
    const browser = stranger(world)
    expect(await world.signsOn(browser)).toBe('/')
    expect((await whoIs(browser)).sso).toEqual({ institutionCode: 'lac', expired: true })
    const { rows } = await sql<{
      kept: string
    }>`select string_agg("ssoAccessToken", ' ') as "kept" from "session"`.execute(
      world.server.database.kysely,
    )
    expect(rows[0]?.kept).toMatch(/v1\./)
    expect(rows[0]?.kept).not.toContain('access-')
    const other = stranger(world)
    other.cookies.set('pupitre_refresh', browser.refreshCookie())
    const asked = await world.begins(browser)
    expect(asked).toContain('/authorize?')
    for (const one of [browser, other]) expect(await whoIs(one)).toBeUndefined()
    world.idp.token = {}
    await comesBack(browser, world.idp.signsOn(asked))
    expect((await whoIs(browser)).sso.expired).toBe(false)
  })
})
