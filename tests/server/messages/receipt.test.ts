import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, signedIn } from '../auth/browser.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

const url = '/messaging/api/v1/email-with-template/send'

let server: TestServer
let director: Browser
let provider: Browser
beforeAll(async () => {
  server = await openTestServer()
  director = await signedIn(server.app, people.director)
  provider = await signedIn(server.app, people.provider)
})
afterAll(() => server.close())

const ask = (payload: object) => director.send({ method: 'POST', url, payload })
const outbox = async () => (await provider.send({ method: 'GET', url: '/messaging/messages' })).json().data

it('goes to whoever asks, from us and in our words, whatever the body says', async () => {
  const { statusCode } = await ask({
    from: 'boss@bank.test',
    to: 'victim@elsewhere.test',
    template: 'phishing',
    lang: 'xx',
    data: { adminName: '<b>Boss</b>' },
  })
  expect(statusCode).toBe(200)
  const [message] = await outbox()
  expect(message).toMatchObject({ kind: 'received', channel: 'email', recipient: people.director })
  const shown = (await provider.send({ method: 'GET', url: `/messaging/messages/${message.id}` })).json().data
  expect(JSON.stringify(shown)).not.toMatch(/bank|elsewhere|Boss/)
  expect(shown.text).toContain('Your message has reached us.')
})

it('is refused with anything else in it, from nobody, and after twenty an hour', async () => {
  expect((await ask({ text: 'mine' })).statusCode).toBe(400)
  expect((await server.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401)
  let last = await ask({})
  for (let n = 0; n < 20 && last.statusCode === 200; n++) last = await ask({})
  expect(last.statusCode).toBe(429)
})

it('is no turn of those in which the person may write to us', async () => {
  const contact = { name: 'contact', vars: { message: 'Bonjour' } }
  const path = '/messaging/api/v1/slack-with-template/send'
  expect((await ask({})).statusCode).toBe(429)
  expect((await director.send({ method: 'POST', url: path, payload: contact })).statusCode).toBe(200)
})
