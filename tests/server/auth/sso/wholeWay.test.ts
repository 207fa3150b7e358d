import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { vaultOf } from '#server/secrets/vault.ts'
import { forEachEngine } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { Browser } from '../browser.ts'
import { comesBack, openSsoWorld, type SsoWorld, stranger, whoIs } from './institutionServer.ts'

const refusal = (sso: string, code = 'lac') => `/login?sso=${sso}&institutionCode=${code}`
const trial = '/auth/sso/trial'
const recognised = '/auth/sso/people?institution=1'

forEachEngine('the whole way of single sign-on', ({ open }) => {
  const opened = async (): Promise<SsoWorld> => {
    const world = await openSsoWorld(open)
    onTestFinished(() => world.close())
    world.idp.claims = { sub: 'd-1', email: people.director }
    return world
  }
  const kysely = ({ server }: SsoWorld) => server.database.kysely
  const audited = async (world: SsoWorld, action: string) => {
    const { rows } = await sql`select "admin", "entity", "row", "institutions", "before", "after" from "audit"
      where "action" = ${action} order by "id"`.execute(kysely(world))
    return rows
  }
  const ask = async (
    { provider }: SsoWorld,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await provider.send({ method, url, ...(payload && { payload }) })
    return [answer.statusCode, answer.json().data]
  }

  it('leads there and back, is recorded once, and is as new once it is forgotten', async () => {
    const world = await opened()
    const steps = ['authorization', 'token', 'userInfo'].map((step) => ({ step, fault: null, detail: null }))
    expect(await ask(world, 'POST', trial, { institution: 1 })).toEqual([
      200,
      [...steps, { step: 'people', fault: null, detail: '2' }],
    ])
    expect(await ask(world, 'GET', recognised)).toEqual([200, { count: 0 }])
    expect(await ask(world, 'DELETE', recognised, {})).toEqual([200, { count: 0 }])
    await sql`insert into "ssoAnswer" values ('of long ago', now() - interval '1 second')`.execute(
      kysely(world),
    )

    for (const browser of [stranger(world), stranger(world)]) {
      expect(await world.signsOn(browser, { returnTo: '/console#schedule' })).toBe('/console#schedule')
      expect((await whoIs(browser)).user.email).toBe(people.director)
    }
    const answers = await sql`select 1 from "ssoAnswer" where "stateHash" = 'of long ago'`.execute(
      kysely(world),
    )
    expect(answers.rows).toEqual([])
    expect(await audited(world, 'recognise')).toEqual([
      { admin: 2, entity: 'admin', row: 2, institutions: [1], before: null, after: { subject: 'd-1' } },
    ])
    expect(await ask(world, 'GET', recognised)).toEqual([200, { count: 1 }])
    expect(await ask(world, 'GET', '/auth/sso/people?institution=2')).toEqual([200, { count: 0 }])
    expect(await ask(world, 'DELETE', recognised, {})).toEqual([200, { count: 1 }])
    expect(await audited(world, 'forget')).toEqual([
      { admin: 1, entity: 'admin', row: null, institutions: [1], before: { admins: [2] }, after: null },
    ])
    world.idp.claims = { sub: 'anew', email: people.director }
    expect(await world.signsOn(stranger(world))).toBe('/')
  })

  it('comes back to the address under which people know the console', async () => {
    const world = await opened()
    const { server } = world
    const sentBack = async (browser: Browser) =>
      new URL(await world.begins(browser)).searchParams.get('redirect_uri')
    expect(await sentBack(stranger(world))).toBe('http://localhost:80/auth/sso/callback')
    const publicUrl = new URL('https://console.example.org')
    const app = await server.another({ ssoAllowLocal: true, publicUrl })
    const browser = new Browser(app)
    expect(await sentBack(browser)).toBe('https://console.example.org/auth/sso/callback')
    const asked = await world.begins(browser)
    expect(await comesBack(browser, world.idp.signsOn(asked))).toBe('/')
    expect([...browser.cookies.keys()]).toContain('__Host-pupitre_refresh')
  })

  it('does not begin without a code that leads somewhere, and says which it was', async () => {
    const world = await opened()
    const begins = (institutionCode: string) => world.begins(stranger(world), { institutionCode })
    const none = await stranger(world).send({ method: 'GET', url: '/auth/sso' })
    expect(none.headers.location).toBe('/login?sso=unknownCode')
    for (const code of ['', ' ', 'x'.repeat(256)]) expect(await begins(code)).toBe('/login?sso=unknownCode')
    for (const code of ['x'.repeat(255), 'nowhere'])
      expect(await begins(code)).toBe(refusal('unknownCode', code))
    expect(await begins(' LAC ')).toContain('/authorize?')
    const guarded = new Browser(world.server.app)
    expect(await world.begins(guarded)).toBe(refusal('unreachable'))
    expect([...guarded.cookies]).toEqual([])
  })

  it('does not begin by a code of two institutions, unless it is the name of one of them', async () => {
    const world = await opened()
    const { url } = world.idp
    const payload = {
      institution: 2,
      clientId: 'of two',
      authUrl: `${url}/authorize`,
      accessTokenUrl: `${url}/token`,
      userInfoUrl: `${url}/userinfo`,
    }
    const second = '/api/v2/institution-has-oauth2'
    const [, { id }] = await ask(world, 'POST', second, payload)
    await sql`with c as (insert into "signupCode" ("code", "uniqueKey1") values ('GHT', 'ght') returning "id")
      insert into "institutionHasSignupCode" ("signupCode", "institution")
      select c."id", i from c, (values (1), (2)) as v (i)`.execute(kysely(world))
    const begins = () => world.begins(stranger(world), { institutionCode: 'GHT' })
    expect(await begins()).toContain('client_id=pupitre')
    await ask(world, 'POST', '/auth/institutionHasSso', { idInstitution: 2, enabled: true })
    expect(await begins()).toBe(refusal('ambiguousCode', 'GHT'))
    const named = await world.provider.send({
      method: 'PUT',
      url: `${second}/${id}`,
      payload: { ssoName: 'ght' },
    })
    expect(named.statusCode, named.body).toBe(200)
    expect(await begins()).toContain('client_id=of+two')
  })

  it('leads by a name to one institution: no other one is given it', async () => {
    const world = await opened()
    const { url } = world.idp
    const payload = {
      institution: 2,
      clientId: 'of two',
      authUrl: `${url}/authorize`,
      accessTokenUrl: `${url}/token`,
      ssoName: ' LAC',
    }
    const refused = await world.provider.send({
      method: 'POST',
      url: '/api/v2/institution-has-oauth2',
      payload,
    })
    expect([refused.statusCode, refused.json().details]).toEqual([
      409,
      [{ column: 'ssoName', code: 409, reason: 'taken', clash: { columns: ['ssoName'] } }],
    ])
    expect(await world.begins(stranger(world), { institutionCode: 'lac' })).toContain('client_id=pupitre')
  })

  it('leads by a name however that is spelt by which it is one institution’s alone', async () => {
    const world = await opened()
    const ssoName = 'Hôpital É'
    await world.change({ ssoName })
    for (const institutionCode of [
      ssoName.normalize('NFD'),
      ssoName.toUpperCase(),
      ` ${ssoName.toLowerCase()} `,
    ])
      expect(await world.begins(stranger(world), { institutionCode })).toContain('client_id=pupitre')
    expect(await world.begins(stranger(world), { institutionCode: 'Hopital E' })).toMatch(/unknownCode/)
  })

  it('ends where the settings no longer say who signs on, before it begins and when it comes back', async () => {
    const world = await opened()
    const browser = stranger(world)
    const asked = await world.begins(browser)
    await world.change({ userInfoUrl: null })
    expect(await comesBack(browser, world.idp.signsOn(asked))).toBe(refusal('incomplete'))
    expect(await world.begins(browser)).toBe(refusal('incomplete'))
    expect(await whoIs(browser)).toBeUndefined()
  })

  it('keeps the token of the server for as long as that says, and sealed where it stands', async () => {
    const world = await opened()
    const browser = stranger(world)
    world.idp.token = { expires_in: undefined }
    expect(await world.signsOn(browser)).toBe('/')
    expect((await whoIs(browser)).sso).toEqual({ institutionCode: 'lac', expired: false })
    const { rows } = await sql<{ kept: string }>`select "ssoAccessToken" as "kept" from "session"
      where "ssoCode" = 'lac'`.execute(kysely(world))
    const place = { entity: 'session', column: 'ssoAccessToken', id: 2 }
    expect(vaultOf([world.server.config.secretKey]).open([place], rows[0]?.kept ?? '')).toMatch(/^access-/)

    // Whoever is still signed on stays so where another sign-on begins, and is signed out where the token is over.
    const cookie = browser.refreshCookie()
    await world.begins(browser)
    expect([browser.refreshCookie(), (await whoIs(browser)).user.id]).toEqual([cookie, 2])
    await sql`update "session" set "ssoExpiresAt" = now() - interval '1 second'`.execute(kysely(world))
    await world.begins(browser)
    expect(browser.refreshCookie()).toBe('')
  })
})
