import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addressSealOf } from '#server/services/auth/offers/addressSeal.ts'
import { offerNewPassword } from '#server/services/auth/offers/offerNewPassword.ts'
import { isOffered, offerPassword, takeOffer } from '#server/services/auth/offers/passwordOffers.ts'
import { Work } from '#server/work/work.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { Browser, signedIn } from './browser.ts'

forEachEngine('a link by which to choose a password', ({ open }) => {
  let server: TestServer
  let posted: { recipient: string; content: { link: string } }[] = []
  const outbox = { post: async (_: unknown, message: (typeof posted)[number]) => void posted.push(message) }
  const offering = { outbox, origin: 'https://console.example' } as never
  beforeEach(async () => {
    posted = []
    server = await openTestServer(open)
  })
  afterEach(() => server.close())
  const db = () => server.database.kysely
  const offer = (admin: number) => server.database.transaction((tx) => offerPassword(tx, offering, admin))
  const neverChose = (admin: number) => sql`delete from "account" where "admin" = ${admin}`.execute(db())
  /** What stands behind the # of the last link. */
  const token = () => posted.at(-1)?.content.link.split('#')[1] ?? ''
  const take = (given: string) => server.database.transaction((tx) => takeOffer(tx, given))

  it('is sent to whoever has that address, however it is typed, and to nobody else', async () => {
    await offerNewPassword(server.database, offering, ' Director@Example.ORG')
    const message = {
      kind: 'newPassword',
      channel: 'email',
      recipient: people.director,
      language: 'en',
      content: {
        name: 'First',
        link: expect.stringMatching(/^https:\/\/console\.example\/password\?lang=en#[\w-]{43}$/),
        hours: 72,
      },
    }
    expect(posted).toEqual([message])
    await offerNewPassword(server.database, offering, 'nobody@example.org')
    expect(await offer(4711)).toBe(false)
    expect(posted).toHaveLength(1)
    await neverChose(3)
    expect(await offer(3)).toBe(true)
    expect(posted[1]).toEqual({ ...message, kind: 'invitation', recipient: people.viewer })
  })

  it('says nothing of a password to who never had one: the invitation comes anew', async () => {
    await neverChose(2)
    await offerNewPassword(server.database, offering, people.director)
    expect(posted).toMatchObject([{ kind: 'invitation', recipient: people.director }])
  })

  it('that is sent again by provider staff says what it is for: an invitation to who never chose one, else another password [house 7]', async () => {
    const provider = await signedIn(server.app, people.provider)
    const again = async (id: number) => {
      const url = `/bff-backoffice/admins/${id}/invitation`
      expect((await provider.send({ method: 'POST', url, payload: {} })).statusCode).toBe(200)
    }
    await neverChose(2)
    await again(2)
    await again(3)
    const { data } = (await provider.send({ method: 'GET', url: '/messaging/messages' })).json()
    expect(data).toMatchObject([
      { kind: 'newPassword', recipient: people.viewer },
      { kind: 'invitation', recipient: people.director },
    ])
  })

  it('holds for 72 hours, once, and no longer than until the next one is sent [house 7]', async () => {
    await offer(3)
    const first = token()
    expect(await isOffered(db(), first)).toBe(true)
    await neverChose(3)
    await offer(3)
    expect([await isOffered(db(), first), await take(first)]).toEqual([false, undefined])
    expect(await isOffered(db(), token())).toBe(true)
    const { rows } = await sql`select "purpose", "usedAt",
      extract(epoch from "expiresAt" - "offeredAt")::int as "seconds" from "passwordOffer"`.execute(db())
    expect(rows).toEqual([{ purpose: 'invitation', usedAt: null, seconds: 259_200 }])
    expect([await take(token()), await take(token()), await isOffered(db(), token())]).toEqual([
      3,
      undefined,
      false,
    ])
    await offer(3)
    expect(await isOffered(db(), token())).toBe(true)
    await sql`update "passwordOffer" set "expiresAt" = now() - interval '1 second'`.execute(db())
    expect([await isOffered(db(), token()), await take(token())]).toEqual([false, undefined])
  })

  it('ends every session of the person, is recorded, and the password opens the door', async () => {
    await offer(3)
    const [mine, another] = [
      await signedIn(server.app, people.viewer),
      await signedIn(server.app, people.director),
    ]
    const newPassword = 'one that nobody has had yet'
    const answer = await new Browser(server.app).send({
      method: 'POST',
      url: '/auth/password/reset',
      payload: { token: token(), newPassword },
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: {} }])
    expect([(await mine.session()).statusCode, (await another.session()).statusCode]).toEqual([440, 200])
    const statuses = []
    for (const given of [undefined, newPassword])
      statuses.push((await new Browser(server.app).login(people.viewer, given)).statusCode)
    expect(statuses).toEqual([401, 200])
    const { rows } = await sql`select "admin", "action", "entity", "row", "before", "after" from "audit"
      where "action" = 'choosePassword'`.execute(db())
    expect(rows).toEqual([
      { admin: 3, action: 'choosePassword', entity: 'admin', row: 3, before: null, after: null },
    ])
  })

  it('is asked for five times an hour for one account, beyond which nobody is told that nothing comes', async () => {
    const asked: unknown[] = []
    const { open: opened } = addressSealOf(server.config)
    const enqueue = async (_: unknown, name: string, { sealed }: { sealed: string }) =>
      void asked.push([name, opened(sealed)])
    const app = await server.another({}, { work: { enqueue } as never })
    const ask = async (email: string) => {
      const answer = await app.inject({ method: 'POST', url: '/auth/password/forgot', payload: { email } })
      return [answer.statusCode, answer.json()]
    }
    for (let i = 0; i < 6; i++)
      expect(await ask(i % 2 ? people.viewer : ` ${people.viewer}`)).toEqual([200, { data: {} }])
    expect(asked).toHaveLength(5)
    await ask('nobody@example.org')
    await ask('no\u0000body@example.org')
    await ask('correct horse battery')
    expect(asked.slice(4)).toEqual([
      ['offerNewPassword', ` ${people.viewer}`],
      ['offerNewPassword', 'nobody@example.org'],
    ])
  })
  it('leaves what was typed nowhere in the queue: it may be a password', async () => {
    const work = await Work.open(server.database, { onError: () => {} })
    const app = await server.another({}, { work })
    for (const email of ['correct horse battery', 'secret-word@example.org'])
      await app.inject({ method: 'POST', url: '/auth/password/forgot', payload: { email } })
    const { rows } = await sql<{ job: string }>`select j::text as "job" from work.job j`.execute(db())
    await work.close()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.job).not.toMatch(/horse|secret-word/)
  })
})
