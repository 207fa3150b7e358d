import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compose } from '#server/messages/compose.ts'
import { transportsOf } from '#server/messages/transports.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

const url = '/messaging/api/v1/slack-with-template/send'

forEachEngine('a message to the provider’s staff', ({ open }) => {
  let server: TestServer
  let director: Browser
  let provider: Browser
  beforeAll(async () => {
    server = await openTestServer(open)
    director = await signedIn(server.app, people.director)
    provider = await signedIn(server.app, people.provider)
  })
  afterAll(() => server.close())

  const write = (vars: object, name = 'contact', headers: Readonly<Record<string, string>> = {}) =>
    director.send({ method: 'POST', url, payload: { name, vars }, headers })
  const outbox = async () =>
    (await provider.send({ method: 'GET', url: '/messaging/messages' })).json().data as {
      id: number
      kind: string
    }[]

  it('waits in the outbox with the name of whoever is signed in, whatever the body says [area 7.2]', async () => {
    const claimed = { idAdmin: 1, firstNameAdmin: 'Somebody', lastNameAdmin: 'Else' }
    const { statusCode, body } = await write({ title: 'Contrats', message: 'Bonjour\nmerci', ...claimed })
    expect([statusCode, body]).toEqual([200, '{"data":{}}'])
    const [written] = await outbox()
    expect(written).toMatchObject({ kind: 'contact', channel: 'slack', state: 'waiting' })
    const shown = await provider.send({ method: 'GET', url: `/messaging/messages/${written?.id}` })
    const { text } = shown.json().data
    expect(text).toContain(people.director)
    expect(text).toContain('Contrats\n\nBonjour\n\nmerci')
    expect(text).not.toContain('Somebody')
  })

  it('is one message however often it is sent with one key, as whoever got no answer does', async () => {
    const key = { 'idempotency-key': 'one-message' }
    const before = (await outbox()).length
    const both = await Promise.all([1, 2].map(() => write({ message: 'Perdu' }, 'contact', key)))
    const again = await write({ message: 'Perdu' }, 'contact', key)
    expect([...both, again].map(({ statusCode, body }) => [statusCode, body])).toEqual(
      [1, 2, 3].map(() => [200, '{"data":{}}']),
    )
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await outbox()).toHaveLength(before + 1)
    expect((await write({ message: 'Autre' }, 'contact', key)).statusCode).toBe(422)
    expect(await outbox()).toHaveLength(before + 1)
  })

  it.each([
    ['nothing but blanks', { message: '  ' }, 419],
    ['what no database can store', { message: 'a\u0000b' }, 406],
  ])('is refused when it holds %s', async (_, vars, code) => {
    const answer = await write(vars)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toMatchObject([{ column: 'message', code }])
  })

  it('is refused in another template, and from nobody', async () => {
    expect((await write({ message: 'x' }, 'invitation')).statusCode).toBe(400)
    const nobody = await server.app.inject({
      method: 'POST',
      url,
      payload: { name: 'contact', vars: { message: 'x' } },
    })
    expect(nobody.statusCode).toBe(401)
  })

  it('is taken twenty times an hour from one person', async () => {
    let last = await write({ message: 'encore' })
    for (let n = 0; n < 20 && last.statusCode === 200; n++) last = await write({ message: 'encore' })
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})

it('calls nobody on Slack, and hides no address behind a word', async () => {
  const posted: string[] = []
  const slack = createServer(async (request, response) => {
    posted.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).text)
    response.end('ok')
  }).listen(0, '127.0.0.1')
  await once(slack, 'listening')
  const { port } = slack.address() as AddressInfo
  const { slack: send } = transportsOf({ slackWebhookUrl: `http://127.0.0.1:${port}/`, mailFrom: 'a@b' })
  const content = {
    from: 'Ada',
    email: 'a@b',
    contact: 'a@b',
    message: '<!channel> <https://evil|here> & co',
  }
  await send?.({ id: 1, kind: 'contact', recipient: '', ...compose('contact', 'fr', content) })
  slack.close()
  expect(posted[0]).toContain('&lt;!channel&gt; &lt;https://evil|here&gt; &amp; co')
})

it('goes to the address that the operator has named, and to none that this one sends it on to', async () => {
  const asked: string[] = []
  const slack = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await once(slack, 'listening')
  const { port } = slack.address() as AddressInfo
  const { slack: send } = transportsOf({ slackWebhookUrl: `http://127.0.0.1:${port}/hook`, mailFrom: 'a@b' })
  const content = { from: 'Ada', email: 'a@b', contact: 'a@b', message: 'Bonjour' }
  const message = { id: 1, kind: 'contact', recipient: '', ...compose('contact', 'fr', content) } as const
  await expect(send?.(message)).rejects.toThrow()
  slack.close()
  expect(asked).toEqual(['/hook'])
})
