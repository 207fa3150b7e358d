import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerNewPassword } from '#server/services/auth/offers/offerNewPassword.ts'
import { forEachEngine } from '../db/engines.ts'
import { claire, newPassword, postOf, right, wrong } from '../messages/postOf.ts'
import { password, people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser, signedIn } from './browser.ts'

forEachEngine('a link by which to choose a password is over', ({ open }) => {
  let server: TestServer
  let provider: Browser
  const { sent, offering, messages, deliver } = postOf(() => server)
  beforeEach(async () => {
    sent.length = 0
    server = await openTestServer(open)
    provider = await signedIn(server.app, people.provider)
  })
  afterEach(() => server.close())

  const db = () => server.database.kysely
  const tokenTo = (recipient: string) =>
    /#([\w-]{43})/.exec(sent.findLast((one) => one.recipient === recipient)?.text ?? '')?.[1] ?? ''
  const choose = async (token: string) => {
    const url = '/auth/password/reset'
    const answer = await server.app.inject({ method: 'POST', url, payload: { token, newPassword } })
    return answer.statusCode
  }
  const call = async (method: 'POST' | 'PUT', url: string, payload: object, who = provider) => {
    const answer = await who.send({ method, url, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json().data
  }
  /** What the audit says was taken from a person. */
  const taken = async (id: number) =>
    (
      await sql`select "admin", "action", "institutions", "before" from "audit"
        where "row" = ${id} and "action" in ('removePassword', 'forget') order by "id"`.execute(db())
    ).rows
  const made = (changes: object = {}): Promise<{ id: number }> =>
    call('POST', '/api/v2/admin', { ...claire, institution: [1], ...changes })
  const corrections: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
    'on the person': (id) => call('PUT', `/api/v2/admin/${id}`, { email: right }),
    'on the licence': async (id) => {
      const search = JSON.stringify({ query: { admin: id } })
      const [licence] = await call('POST', '/api/v2/institution-has-admin', { search })
      await call('PUT', `/api/v2/institution-has-admin/${licence.id}`, { email: right })
    },
    'with other rows': (id) => call('POST', '/api/v2/admin/update-batch', { batch: [{ id, email: right }] }),
  }

  it.each(Object.entries(corrections))(
    'once the address is corrected %s, and who has no password yet is invited where they are',
    async (_, correct) => {
      const { id } = await made()
      await deliver()
      const strangers = tokenTo(wrong)
      await correct(id)
      expect(await choose(strangers)).toBe(400)
      await deliver()
      expect(sent.map(({ recipient }) => recipient)).toEqual([wrong, right])
      expect(await choose(tokenTo(right))).toBe(200)
      expect((await new Browser(server.app).login(right, newPassword)).statusCode).toBe(200)
    },
  )

  it.each(Object.entries(corrections))(
    'and so is all that a stranger made of it before the address was corrected %s: password, sign-on, sessions',
    async (_, correct) => {
      const { id } = await made()
      await deliver()
      expect(await choose(tokenTo(wrong))).toBe(200)
      const stranger = new Browser(server.app)
      expect((await stranger.login(wrong, newPassword)).statusCode).toBe(200)
      await sql`insert into "ssoIdentity" ("institution", "server", "subject", "admin")
        values (1, 'https://sso.example.org/token', 'c-1', ${id})`.execute(db())
      await correct(id)
      expect((await stranger.session()).statusCode).toBe(440)
      for (const email of [wrong, right])
        expect((await new Browser(server.app).login(email, newPassword)).statusCode).toBe(401)
      expect((await sql`select 1 from "ssoIdentity" where "admin" = ${id}`.execute(db())).rows).toEqual([])
      const { admin } = provider.claims()
      expect(await taken(id)).toEqual([
        { admin, action: 'removePassword', institutions: null, before: null },
        { admin, action: 'forget', institutions: [1], before: { subject: 'c-1' } },
      ])
      await deliver()
      expect(sent.map(({ recipient }) => recipient)).toEqual([wrong, right])
      expect(sent[1]?.kind).toBe('invitation')
      expect(await choose(tokenTo(right))).toBe(200)
    },
  )

  it('before it was sent: what waits for the wrong address is not sent any more, and says so', async () => {
    const { id } = await made()
    await call('PUT', `/api/v2/admin/${id}`, { email: right })
    await deliver()
    expect(sent.map(({ recipient }) => recipient)).toEqual([right])
    expect(await messages()).toMatchObject([
      { recipient: right, state: 'sent' },
      { recipient: wrong, state: 'failed', problem: expect.stringContaining('link') },
    ])
  })

  it('where nobody wanted an e-mail too: nothing is sent there, and whoever had a password asks for another', async () => {
    const { id } = await made()
    await deliver()
    await call('PUT', `/api/v2/admin/${id}`, { shouldSendEmail: false })
    await call('PUT', `/api/v2/admin/${id}`, { email: right })
    expect(await choose(tokenTo(wrong))).toBe(400)
    await offerNewPassword(server.database, offering(), people.viewer)
    await deliver()
    await call('PUT', '/api/v2/admin/3', { email: 'other@example.org' })
    expect(await choose(tokenTo(people.viewer))).toBe(400)
    await deliver()
    expect(sent.map(({ recipient }) => recipient)).toEqual([wrong, people.viewer, 'other@example.org'])
  })

  it('and is not sent again by hand: there is an invitation for that', async () => {
    const { id } = await made()
    await deliver()
    const [first] = await messages()
    const again = () =>
      provider.send({ method: 'POST', url: `/messaging/messages/${first?.id}/send`, payload: {} })
    expect((await again()).statusCode).toBe(200)
    await call('PUT', `/api/v2/admin/${id}`, { email: right })
    const refused = await again()
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ column: 'link', code: 406, reason: 'linkOver' }],
    ])
    await deliver()
    expect(sent.map(({ recipient }) => recipient)).toEqual([wrong, right])
  })

  it('where the person corrects it on their own page', async () => {
    const app = await server.another({ settings: { companyDomain: 'example.org' } })
    const viewer = await signedIn(app, people.viewer)
    await offerNewPassword(server.database, offering(), people.viewer)
    await deliver()
    await call('PUT', '/api/v2/admin/3', { email: 'mine@example.org' }, viewer)
    expect(await choose(tokenTo(people.viewer))).toBe(400)
    expect((await viewer.session()).statusCode).toBe(200)
    expect((await new Browser(app).login('mine@example.org')).statusCode).toBe(200)
    expect(await taken(3)).toEqual([])
  })

  it('once the person has changed the password', async () => {
    await offerNewPassword(server.database, offering(), people.viewer)
    await deliver()
    const viewer = await signedIn(server.app, people.viewer)
    const passwords = { currentPassword: password, newPassword: 'another that nobody has had' }
    await call('PUT', '/auth/password/change-password', passwords, viewer)
    expect(await choose(tokenTo(people.viewer))).toBe(400)
  })

  it('while a change of anything else leaves it', async () => {
    const { id } = await made()
    await deliver()
    await call('PUT', `/api/v2/admin/${id}`, { email: wrong, firstName: 'Clara' })
    await deliver()
    expect(sent).toHaveLength(1)
    expect(await choose(tokenTo(wrong))).toBe(200)
  })
})
