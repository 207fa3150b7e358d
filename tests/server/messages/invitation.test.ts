import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWork } from '#server/start/startWork.ts'
import { Work } from '#server/work/work.ts'
import { until } from '../../until.ts'
import { type Browser, Browser as NewBrowser, signedIn } from '../auth/browser.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { type MailServer, partsOf, startMailServer } from './mailServer.ts'

const newPassword = 'un mot de passe bien long'

forEachEngine('an invitation by e-mail', ({ open }) => {
  let server: TestServer
  let mails: MailServer
  let work: Work
  let provider: Browser
  let app: TestServer['app']
  beforeAll(async () => {
    mails = await startMailServer()
    server = await openTestServer(open)
    const { database } = server
    const retries = { retryDelay: 1, retryDelayMax: 1 }
    work = await Work.open(database, { onError: () => {}, pollSeconds: 0.5, retries })
    app = await server.another({ smtpUrl: mails.url }, { work })
    await startWork(database, work, { ...server.config, smtpUrl: mails.url })
    provider = await signedIn(app, people.provider)
  })
  afterAll(async () => {
    await work.close()
    await server.close()
    await mails.close()
  })

  const newAdmin = (email: string, changes: object = {}) =>
    provider.send({
      method: 'POST',
      url: '/api/v2/admin',
      payload: {
        firstName: 'Zoé',
        lastName: 'Brûlé',
        email,
        level: 2,
        typeAdmin: 4,
        lang: 'fr',
        institution: [1],
        ...changes,
      },
    })
  const mailTo = (email: string, nth = 1) =>
    until(() => {
      const found = mails.received.filter(({ to }) => to.includes(email))
      expect(found.length).toBeGreaterThanOrEqual(nth)
      return found[nth - 1]!
    })
  /** Who had something done again by hand, and what of. */
  const audited = (action: string) =>
    server.database.session(async (session) => {
      const { rows } = await session.query(
        `select a."email", u."entity", u."row", u."after"->>'id' as "task" from "audit" u join "admin" a on a."id" = u."admin"
        where u."action" = '${action}' order by u."id"`,
      )
      return rows
    })
  const tokenIn = (text: string): string => /\/password(?:\?lang=en)?#([\w-]{43})/.exec(text)?.[1] ?? ''
  const choose = (token: string, password = newPassword) =>
    new NewBrowser(app).send({
      method: 'POST',
      url: '/auth/password/reset',
      payload: { token, newPassword: password },
    })

  it('comes to a new administrator in their language, opens the door once, and not a second time [console 4.6, house 2]', async () => {
    const made = await newAdmin('zoe@example.org')
    expect(made.statusCode, made.body).toBe(201)
    const mail = await mailTo('zoe@example.org')
    const [text = '', html = ''] = partsOf(mail)
    expect(text).toContain('Bonjour Zoé,')
    expect(html).toContain('Choisir mon mot de passe')
    const token = tokenIn(text)
    expect(html).toContain(token)

    const before = await new NewBrowser(app).login('zoe@example.org', newPassword)
    expect(before.statusCode).toBe(401)
    const short = await choose(token, 'court')
    expect(short.json().details).toMatchObject([{ column: 'newPassword', reason: 'longerThan' }])
    expect((await choose(token)).statusCode).toBe(200)
    expect((await new NewBrowser(app).login('zoe@example.org', newPassword)).statusCode).toBe(200)
    const again = await choose(token, 'un autre mot de passe')
    expect(again.statusCode).toBe(400)
    expect(again.json().details).toMatchObject([{ column: 'token', reason: 'linkOver' }])
    expect((await new NewBrowser(app).login('zoe@example.org', newPassword)).statusCode).toBe(200)
  })

  it('is used by one of two who come at once', async () => {
    await newAdmin('deux@example.org')
    const token = tokenIn(partsOf(await mailTo('deux@example.org'))[0] ?? '')
    const answers = await Promise.all([
      choose(token, 'le premier des deux'),
      choose(token, 'le second des deux'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('is sent again on demand; then the link before it is over', async () => {
    const { id } = (await newAdmin('encore@example.org')).json().data
    const first = tokenIn(partsOf(await mailTo('encore@example.org'))[0] ?? '')
    const url = `/bff-backoffice/admins/${id}/invitation`
    const viewer = await signedIn(app, people.viewer)
    expect((await viewer.send({ method: 'POST', url, payload: {} })).statusCode).toBe(403)
    expect((await provider.send({ method: 'POST', url, payload: {} })).statusCode).toBe(200)
    const second = tokenIn(partsOf(await mailTo('encore@example.org', 2))[0] ?? '')
    expect((await choose(first)).statusCode).toBe(400)
    expect((await choose(second)).statusCode).toBe(200)
    const line = { email: people.provider, entity: 'admin', row: id, task: null }
    expect(await audited('invite')).toEqual([line])
  })

  it('is not sent where whoever made the account did not want it, nor to nobody', async () => {
    await newAdmin('sans@example.org', { shouldSendEmail: false })
    const answer = await provider.send({
      method: 'POST',
      url: '/bff-backoffice/admins/999999/invitation',
      payload: {},
    })
    expect(answer.statusCode).toBe(404)
    await newAdmin('avec@example.org')
    await mailTo('avec@example.org')
    expect(mails.received.some(({ to }) => to.includes('sans@example.org'))).toBe(false)
  })

  it('of a change that is undone is never sent', async () => {
    const taken = await newAdmin('zoe@example.org')
    expect(taken.statusCode).toBe(409)
    await newAdmin('apres@example.org')
    await mailTo('apres@example.org')
    expect(mails.received.filter(({ to }) => to.includes('zoe@example.org'))).toHaveLength(1)
  })

  it('waits for a mail server that refuses, says why, and is sent when it takes mails again [house 2]', async () => {
    mails.refusal = 'mailbox busy'
    await newAdmin('tard@example.org')
    const list = async () =>
      (await provider.send({ method: 'GET', url: '/messaging/messages' })).json().data as {
        recipient: string
        state: string
        problem: string | null
      }[]
    const mine = async () => (await list()).find(({ recipient }) => recipient === 'tard@example.org')
    await until(async () => expect((await mine())?.problem).toContain('mailbox busy'))
    mails.refusal = undefined
    await mailTo('tard@example.org')
    await until(async () => expect(await mine()).toMatchObject({ state: 'sent', problem: null }))
  })

  it('is sent again by hand, its task too, where a colleague was first as well, and who asked for it is recorded', async () => {
    await newAdmin('repris@example.org')
    await mailTo('repris@example.org')
    const task = await until(async () => {
      const [done] = (await provider.send({ method: 'GET', url: '/bff-backoffice/work?state=done' })).json()
        .data
      expect(done).toBeDefined()
      return done.id as string
    })
    await server.database.session((s) =>
      s.exec(`update work.job set "state" = 'failed' where "id" = '${task}'`),
    )
    const retry = (one: string, who = provider) =>
      who.send({ method: 'POST', url: `/bff-backoffice/work/${one}/retry`, payload: {} })
    const viewer = await signedIn(app, people.viewer)
    expect((await retry(task, viewer)).statusCode).toBe(403)
    expect((await retry(task)).statusCode).toBe(200)
    expect((await retry(task)).statusCode).toBe(200)
    expect((await retry('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    expect(await audited('retry')).toEqual([{ email: people.provider, entity: 'task', row: null, task }])

    const messages = (await provider.send({ method: 'GET', url: '/messaging/messages' })).json().data
    const mine = messages.find(({ recipient }: { recipient: string }) => recipient === 'repris@example.org')
    const send = (one: number) =>
      provider.send({ method: 'POST', url: `/messaging/messages/${one}/send`, payload: {} })
    expect((await send(mine.id)).statusCode).toBe(200)
    expect((await send(999_999)).statusCode).toBe(404)
    await mailTo('repris@example.org', 2)
    const line = { email: people.provider, entity: 'message', row: mine.id, task: null }
    expect(await audited('send')).toEqual([line])
  })

  it('a forgotten password is answered alike for known and unknown addresses, and a link comes to the known one', async () => {
    const ask = (email: string) =>
      new NewBrowser(app).send({ method: 'POST', url: '/auth/password/forgot', payload: { email } })
    const [known, unknown] = [await ask(people.director), await ask('nobody@example.org')]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.statusCode).toBe(200)
    const director = await signedIn(app, people.director)
    const token = tokenIn(partsOf(await mailTo(people.director))[0] ?? '')
    expect((await choose(token)).statusCode).toBe(200)
    expect((await director.session()).statusCode).toBe(440)
    expect((await new NewBrowser(app).login(people.director, newPassword)).statusCode).toBe(200)
    expect(mails.received.some(({ to }) => to.includes('nobody@example.org'))).toBe(false)
  })

  it('nobody else gets a word: the database keeps neither link nor text in clear, the outbox is level 1’s', async () => {
    const viewer = await signedIn(app, people.viewer)
    expect((await viewer.send({ method: 'GET', url: '/messaging/messages' })).statusCode).toBe(403)
    const { rows } = await server.database.session((session) =>
      session.query(`select "message"::text as "row" from "message" union all select "passwordOffer"::text from "passwordOffer"
        union all select "audit"::text from "audit" union all select j::text from work.job j`),
    )
    const kept = JSON.stringify(rows)
    for (const mail of mails.received) expect(kept).not.toContain(tokenIn(partsOf(mail)[0] ?? ''))
    expect(kept).not.toContain('Bonjour')
  })

  it('is counted by its state, whichever state is listed, as is the work that sends it', async () => {
    for (const [url, state] of [
      ['/messaging/messages', 'sent'],
      ['/bff-backoffice/work', 'done'],
    ] as const) {
      const one = (await provider.send({ method: 'GET', url: `${url}?state=${state}` })).json()
      const all = (await provider.send({ method: 'GET', url })).json()
      expect(one.data.length).toBeGreaterThan(0)
      expect(one.count).toBe(one.data.length)
      expect(all.counts[state]).toBe(one.count)
      expect(all.count).toBe(all.data.length)
      expect(all.counts.failed).toBe(0)
    }
  })

  it('in production the outbox shows a message without what opens the door', async () => {
    const production = await server.another({ production: true }, { work })
    const level1 = await signedIn(production, people.provider)
    const { data } = (await level1.send({ method: 'GET', url: '/messaging/messages' })).json()
    const shown = (await level1.send({ method: 'GET', url: `/messaging/messages/${data[0].id}` })).json().data
    expect(shown.text).toContain('/password?lang=en#…')
    expect(shown.html).not.toMatch(/#[\w-]{43}/)
    const here = (await provider.send({ method: 'GET', url: `/messaging/messages/${data[0].id}` })).json()
      .data
    expect(here.text).toMatch(/\/password\?lang=en#[\w-]{43}/)
  })
})
