import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Browser, Browser as NewBrowser, signedIn } from '../auth/browser.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { claire, newPassword, postOf, right, wrong } from './postOf.ts'

forEachEngine('a message that waits for a mail server', ({ open }) => {
  let server: TestServer
  let provider: Browser
  const { sent, messages, deliver } = postOf(() => server)
  beforeEach(async () => {
    sent.length = 0
    server = await openTestServer(open)
    provider = await signedIn(server.app, people.provider)
  })
  afterEach(() => server.close())

  const db = () => server.database.kysely
  const call = async (method: 'POST' | 'PUT', url: string, payload: object = {}) => {
    const answer = await provider.send({ method, url, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json().data
  }
  const made = (changes: object = {}): Promise<{ id: number }> =>
    call('POST', '/api/v2/admin', { ...claire, institution: [1], ...changes })
  const accessOf = async (admin: number): Promise<number> => {
    const search = JSON.stringify({ query: { admin } })
    return (await call('POST', '/api/v2/institution-has-admin', { search }))[0].id
  }
  const turn = async (access: number, ...states: boolean[]) => {
    for (const isActivated of states)
      await call('PUT', `/api/v2/institution-has-admin/${access}`, { isActivated })
  }
  /** The message cannot be sent again by hand, and nothing of it changes. */
  const staysAsItIs = async (detail: object, nth = 0) => {
    const before = await messages()
    const url = `/messaging/messages/${before[nth]?.id}/send`
    const answer = await provider.send({ method: 'POST', url })
    expect([answer.statusCode, answer.json().details]).toEqual([400, [{ code: 406, ...detail }]])
    expect(await messages()).toEqual(before)
  }
  const token = () => /#([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
  const choose = async () => {
    const payload = { token: token(), newPassword }
    const answer = await new NewBrowser(server.app).send({
      method: 'POST',
      url: '/auth/password/reset',
      payload,
    })
    return answer.statusCode
  }
  const hoursPass = (hours: number) =>
    sql`update "passwordOffer" set "offeredAt" = "offeredAt" - make_interval(hours => ${hours}),
      "expiresAt" = "expiresAt" - make_interval(hours => ${hours})`.execute(db())

  it('for longer than a link holds brings one that holds from the moment of sending', async () => {
    await made()
    await hoursPass(100)
    await deliver()
    expect(sent.map(({ recipient }) => recipient)).toEqual([wrong])
    await hoursPass(71)
    expect(await choose()).toBe(200)
  })

  it('and has failed meanwhile is sent again by hand; one that was sent has a link that ends', async () => {
    await made()
    await sql`update "message" set "state" = 'failed'`.execute(db())
    await hoursPass(100)
    const [message] = await messages()
    const again = () => provider.send({ method: 'POST', url: `/messaging/messages/${message?.id}/send` })
    expect((await again()).statusCode).toBe(200)
    await deliver()
    await hoursPass(71)
    // That a server did not take it a second time is no reason why the link would hold longer.
    expect((await again()).statusCode).toBe(200)
    await expect(deliver({ email: () => Promise.reject(new Error('away')) })).rejects.toThrow('away')
    await hoursPass(2)
    await deliver()
    expect(sent).toHaveLength(1)
    expect((await again()).json().details).toEqual([{ column: 'link', code: 406, reason: 'linkOver' }])
    expect(await choose()).toBe(400)
  })

  it('goes to the address that its reader has by then, whatever it tells', async () => {
    const { id } = await made({ shouldSendEmail: false })
    await turn(await accessOf(id), false, true)
    await call('POST', '/messaging/api/v1/email-with-template/send')
    await call('PUT', `/api/v2/admin/${id}`, { email: right })
    await sql`update "admin" set "email" = 'moved@example.org' where "email" = ${people.provider}`.execute(
      db(),
    )
    await deliver()
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['activated', right],
      ['received', 'moved@example.org'],
    ])
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(['moved@example.org', right])
  })

  it('and says what is not true any more is not sent, and says why', async () => {
    const { id } = await made({ shouldSendEmail: false })
    const access = await accessOf(id)
    await turn(access, false, true, false)
    await deliver()
    expect(sent).toEqual([])
    expect(await messages()).toMatchObject([{ state: 'failed', tries: 1, problem: 'accessOver' }])
    await staysAsItIs({ column: 'institution', reason: 'accessOver' })
    await turn(access, true)
    await deliver()
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([['activated', wrong]])
  })

  it('for somebody who is not there any more is not sent', async () => {
    await call('POST', '/messaging/api/v1/email-with-template/send')
    await sql`update "message" set "admin" = 4711`.execute(db())
    await deliver()
    expect(sent).toEqual([])
    expect(await messages()).toMatchObject([{ state: 'failed', problem: 'personGone' }])
    await staysAsItIs({ column: 'admin', reason: 'personGone' })
  })

  it('and is not true any more is not asked to be sent again, nor is one that was sent', async () => {
    const { id } = await made({ shouldSendEmail: false })
    const access = await accessOf(id)
    await turn(access, false, true)
    await deliver()
    await turn(access, false, true, false)
    expect((await messages()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
    for (const nth of [0, 1]) await staysAsItIs({ column: 'institution', reason: 'accessOver' }, nth)
  })

  it('with a link that another has followed is not sent, however long it waits', async () => {
    const { id } = await made()
    await call('POST', `/bff-backoffice/admins/${id}/invitation`)
    await hoursPass(100)
    await deliver()
    expect(sent).toHaveLength(1)
    expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'failed'])
    expect(await choose()).toBe(200)
  })
})
