import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forEachEngine } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { Browser, signedIn } from '../browser.ts'
import { addAdmin, comesBack, openSsoWorld, type SsoWorld, stranger, whoIs } from './institutionServer.ts'

const page = '/console?institutions=1#schedule'
const refusal = (sso: string) => `/login?sso=${sso}&institutionCode=lac`

forEachEngine('signing on by the server of an institution', ({ open }) => {
  let world: SsoWorld
  beforeAll(async () => {
    world = await openSsoWorld(open)
    await addAdmin(world, 'kim.smith@example.org', [1])
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    const { idp } = world
    idp.claims = { sub: 'd-1', email: people.director }
    Object.assign(idp, { token: {}, idToken: {}, userInfo: undefined })
    await sql`delete from "ssoIdentity"`.execute(world.server.database.kysely)
  })

  it('leads back to the page one came from, with a session that reaches that institution alone [area 4.6]', async () => {
    const browser = stranger(world)
    expect(await world.signsOn(browser, { returnTo: page })).toBe(page)
    const { user, institutions, sso } = await whoIs(browser)
    expect(user.email).toBe(people.director)
    // By password the director reaches the second one too: it is none of this server's business.
    expect(institutions.map(({ id }: { id: number }) => id)).toEqual([1])
    expect(sso).toEqual({ institutionCode: 'lac', expired: false })
    const foreign = await browser.send({
      method: 'POST',
      url: '/api/v2/institution',
      payload: { search: '{"select":["id"]}' },
    })
    expect(foreign.json().data.map(({ id }: { id: number }) => id)).toEqual([1])
    const again = await signedIn(world.app, people.director)
    expect((await again.session()).json().data.institutions).toHaveLength(2)
  })

  it('does not change the address to which the link to a new password goes, which one’s own password does', async () => {
    const app = await world.server.another({ settings: { companyDomain: 'example.org' } })
    const browser = stranger(world)
    await world.signsOn(browser)
    const { user } = await whoIs(browser)
    const changes = async (who: Browser, payload: object) => {
      const there = Object.assign(new Browser(app), { token: who.token })
      const answer = await there.send({ method: 'PUT', url: `/api/v2/admin/${user.id}`, payload })
      return [answer.statusCode, answer.json().details?.[0]]
    }
    const email = 'elsewhere@example.org'
    const refused = { column: 'email', code: 403, reason: 'notWritable' }
    expect(await changes(browser, { email })).toEqual([403, refused])
    expect(await changes(browser, { firstName: 'Dora', email })).toEqual([403, refused])
    expect(await changes(browser, { firstName: 'Dora' })).toEqual([200, undefined])
    const own = await signedIn(world.app, people.director)
    expect(await changes(own, { email })).toEqual([200, undefined])
    expect(await changes(own, { email: people.director })).toEqual([200, undefined])
  })

  it('asks with PKCE, a state and a nonce, or without PKCE where the settings say so', async () => {
    const asked = new URL(await world.begins(stranger(world))).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'pupitre',
      scope: 'openid email',
      code_challenge_method: 'S256',
    })
    expect(asked.get('redirect_uri')).toMatch(/\/auth\/sso\/callback$/)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    await world.change({ usePKCE: false })
    expect(new URL(await world.begins(stranger(world))).searchParams.has('code_challenge')).toBe(false)
    expect(await world.signsOn(stranger(world))).toBe('/')
    await world.change({ usePKCE: true })
  })

  it('is found by a sign-up code too, and by no other', async () => {
    const { database } = world.server
    await sql`with c as (insert into "signupCode" ("code", "uniqueKey1") values ('LAC-01', 'lac-01') returning "id")
      insert into "institutionHasSignupCode" ("signupCode", "institution") select c."id", 1 from c`.execute(
      database.kysely,
    )
    for (const institutionCode of ['LAC-01', ' lac-01 ', 'LAC'])
      expect(await world.begins(stranger(world), { institutionCode })).toContain(
        `${world.idp.url}/authorize?`,
      )
    for (const institutionCode of ['', 'nowhere', '%', '\u0000', 'x'.repeat(300)])
      expect(await world.begins(stranger(world), { institutionCode })).toMatch(/^\/login\?sso=unknownCode/)
  })

  it('takes the place of the session that the browser had, whose cookie does not come along from elsewhere', async () => {
    const browser = await signedIn(world.app, people.director)
    const before = browser.refreshCookie()
    const asked = await world.begins(browser)
    browser.cookies.delete('pupitre_refresh')
    await comesBack(browser, world.idp.signsOn(asked))
    expect(browser.refreshCookie()).not.toBe(before)
    const other = stranger(world)
    other.cookies.set('pupitre_refresh', before)
    expect((await other.refresh()).statusCode).toBe(401)
  })

  it('answers once: a second time, in another browser, for another question or too late it opens nothing', async () => {
    const browser = stranger(world)
    const asked = await world.begins(browser)
    const cookie = browser.cookies.get('pupitre_sign_on') ?? ''
    expect(cookie).not.toContain(asked)
    const answer = world.idp.signsOn(asked)
    expect(await comesBack(stranger(world), answer)).toBe('/login?sso=over')
    expect(await comesBack(browser, answer)).toBe('/')

    const thief = stranger(world)
    thief.cookies.set('pupitre_sign_on', cookie)
    expect(await comesBack(thief, world.idp.signsOn(asked))).toBe(refusal('over'))
    expect(await whoIs(thief)).toBeUndefined()

    const other = stranger(world)
    await world.begins(other)
    expect(await comesBack(other, answer)).toBe(refusal('over'))
    const forged = stranger(world)
    forged.cookies.set('pupitre_sign_on', `${cookie.slice(0, -4)}AAAA`)
    expect(await comesBack(forged, answer)).toBe('/login?sso=over')
  })

  it('begins from no other site: there one is asked first', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const query = { returnTo: page }
    expect(await world.begins(stranger(world), query, headers)).toBe(
      `/login?${new URLSearchParams({ institutionCode: 'lac', returnTo: page })}`,
    )
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%5cevil.example/..//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/auth/sso?institutionCode=lac',
    '/auth/../auth/sso',
    'console',
    '',
    `/${'x'.repeat(3000)}`,
  ])('leads to no other server and to no service: %s', async (returnTo) => {
    const location = await world.signsOn(stranger(world), { returnTo })
    expect(new URL(location, 'http://here.test').origin).toBe('http://here.test')
    expect(location).not.toMatch(/^\/[/\\]|^\/auth/)
  })

  it.each([
    ['nobody here', { sub: 'x', email: 'nobody@example.org' }, 'unknownPerson'],
    ['provider staff', { sub: 'p', email: people.provider }, 'unknownPerson'],
    ['letters that fold alike', { sub: 'k', email: '\u212aim.\u017fmith@example.org' }, 'unknownPerson'],
    ['letters that look alike', { sub: 'c', email: people.director.replace('e', '\u0435') }, 'unknownPerson'],
    [
      'an address that is not theirs',
      { sub: 'u', email: people.director, email_verified: false },
      'noIdentity',
    ],
    ['no address', { sub: 'n' }, 'noIdentity'],
    ['a list of addresses', { sub: 'l', email: [people.director] }, 'noIdentity'],
    ['nobody by a subject', { email: people.director }, 'noIdentity'],
    ['NUL', { sub: 'z', email: `${people.director}\u0000` }, 'noIdentity'],
  ] as const)('lets nobody in for %s', async (_, claims, told) => {
    world.idp.claims = claims
    world.idp.idToken = null
    await world.change({ scope: 'email' })
    const browser = stranger(world)
    expect(await world.signsOn(browser)).toBe(refusal(told))
    await world.change({ scope: 'openid email' })
    expect(await whoIs(browser)).toBeUndefined()
  })

  it('knows an address whatever its case, by OAuth 2.0 alone too', async () => {
    world.idp.claims = { id: 4711, email: people.director.toUpperCase() }
    world.idp.idToken = null
    await world.change({ scope: 'email' })
    expect(await world.signsOn(stranger(world))).toBe('/')
    await world.change({ scope: 'openid email' })
  })
})
