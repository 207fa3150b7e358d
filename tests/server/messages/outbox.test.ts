import { afterAll, beforeAll, expect, it } from 'vitest'
import { offeringOf } from '#server/messages/offeringOf.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { sendMessage } from '#server/messages/sendMessage.ts'
import { mostTries } from '#server/work/work.ts'
import { signedIn } from '../auth/browser.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
let outbox: Outbox
const asked: number[] = []
beforeAll(async () => {
  server = await openTestServer()
  const noting = async (_tx: unknown, _name: string, data: object) =>
    void asked.push('message' in data ? Number(data.message) : 0)
  outbox = offeringOf(server.config, noting).outbox
})
afterAll(() => server.close())

const db = () => server.database.kysely
const post = () =>
  server.database.transaction((tx) =>
    outbox.post(tx, {
      kind: 'received',
      channel: 'email',
      recipient: people.director,
      language: 'en',
      content: { name: 'First' },
    }),
  )
const sent: number[] = []
const send = (id: number, transport = async () => void sent.push(id)) =>
  sendMessage({ database: server.database, outbox, transports: { email: transport } }, id)
const away = () => Promise.reject(new Error('the other server is away'))

it('a message that another process has in hand is not sent twice, and is tried again later', async () => {
  const id = await post()
  expect(await outbox.take(db(), id)).toMatchObject({ id, tries: 1 })
  await expect(send(id)).rejects.toThrow('in hand elsewhere')
  expect(sent).not.toContain(id)
  // Nor is it asked for anew by a server that starts meanwhile.
  const before = asked.length
  await server.database.transaction((tx) => outbox.resume(tx))
  expect(asked.slice(before)).not.toContain(id)
  // Whoever had it has ended, and nobody else knew.
  await server.database.session((s) =>
    s.exec(`update "message" set "heldUntil" = now() - interval '1 second' where "id" = ${id}`),
  )
  await server.database.transaction((tx) => outbox.resume(tx))
  expect(asked.slice(before)).toContain(id)
  await send(id)
  await send(id)
  expect(sent.filter((one) => one === id)).toEqual([id])
})

it('a message that nobody takes waits as long as it is tried, and has failed with the last try', async () => {
  const id = await post()
  for (let tries = 1; tries <= mostTries; tries++) {
    expect(await outbox.find(db(), id)).toMatchObject({ state: 'waiting', tries: tries - 1 })
    await expect(send(id, away)).rejects.toThrow('away')
  }
  const problem = 'the other server is away'
  expect(await outbox.find(db(), id)).toMatchObject({ state: 'failed', tries: mostTries, problem })
})

it('a message that is to be sent once more is free, whoever had it in hand, and one that is not there is nobody’s work', async () => {
  const id = await post()
  await outbox.take(db(), id)
  expect(await server.database.transaction((tx) => outbox.repost(tx, id))).toBe(true)
  await send(id)
  expect(await outbox.find(db(), id)).toMatchObject({ state: 'sent', tries: 1 })
  const before = asked.length
  expect(await server.database.transaction((tx) => outbox.repost(tx, 999_999))).toBe(false)
  expect(asked).toHaveLength(before)
})

it('a message whose key is lost has failed with its last try, for that reason, and is told to be lost to who opens it', async () => {
  const id = await post()
  await server.database.session((s) =>
    s.exec(
      `update "message" set "sealed" = regexp_replace("sealed", '^v1\\.[^.]+', 'v1.AAAAAAAAAAA') where "id" = ${id}`,
    ),
  )
  for (let tries = 1; tries <= mostTries; tries++)
    await expect(send(id)).rejects.toThrow('sealed with an unknown key')
  expect(sent).not.toContain(id)
  const problem = 'sealed with an unknown key'
  expect(await outbox.find(db(), id)).toMatchObject({ state: 'failed', problem })
  const provider = await signedIn(server.app, people.provider)
  const opened = await provider.send({ method: 'GET', url: `/messaging/messages/${id}` })
  expect([opened.statusCode, opened.json().errorCode]).toEqual([410, 410])
})

it('messages that were sent long enough ago are forgotten, those that wait or have failed are not', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(post))
  const [old, recent, failed, waiting] = ids
  await send(Number(old))
  await send(Number(recent))
  await server.database.session((s) =>
    s.exec(`update "message" set "state" = 'failed' where "id" = ${failed};
      update "message" set "createdAt" = now() - interval '91 days' where "id" in (${ids});
      update "message" set "sentAt" = now() - interval '91 days' where "id" in (${old}, ${failed}, ${waiting})`),
  )
  await outbox.forgetSent(db(), 90)
  const left = (await outbox.list(db(), undefined, 100)).map(({ id }) => id)
  expect(ids.filter((id) => left.includes(id))).toEqual([recent, failed, waiting])
})
