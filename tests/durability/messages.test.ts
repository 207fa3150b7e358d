import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../server/messages/mailServer.ts'
import { until } from '../until.ts'
import { connect } from './client.ts'
import { Program } from './program.ts'
import { embeddedStore, postgresStore, type Store } from './stores.ts'

const PEOPLE = 12

let store: Store
let mails: MailServer
const programs: Program[] = []
beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL
  store = server ? await postgresStore(server) : await embeddedStore()
  mails = await startMailServer()
})
afterAll(async () => {
  for (const program of programs) await program.kill()
  await mails.close()
  await store.drop()
})

const start = async () => {
  const program = new Program({ ...store.env, SMTP_URL: mails.url })
  programs.push(program)
  return { program, address: await program.listening() }
}
const messageId = (raw: string) => /^message-id: (\S+)/im.exec(raw)?.[1] ?? ''

// A task whose process has died is given to another one after half a minute, or with the look after that one.
it('a server killed while it sends loses no message, and its readers are shown each of them once', {
  timeout: 300_000,
}, async () => {
  const first = await start()
  const provider = await connect(first.address)
  const addresses = Array.from({ length: PEOPLE }, (_, n) => `person${n}@example.org`)
  for (const [n, email] of addresses.entries()) {
    const person = { firstName: 'Anne', lastName: `Martin ${n}`, email, level: 2, typeAdmin: 4, lang: 'fr' }
    const body = { ...person, institution: [1], ...(n % 2 === 0 && { shouldSendEmail: true }) }
    const { status, body: answer } = await provider.send({ method: 'POST', path: '/api/v2/admin', body })
    expect(status, JSON.stringify(answer)).toBe(201)
  }
  await until(() => expect(mails.received).not.toEqual([]))
  await first.program.kill()
  await store.settled()
  expect(mails.received.length).toBeLessThan(PEOPLE)

  await start()
  const reached = () => new Set(mails.received.flatMap(({ to }) => to))
  await vi.waitUntil(() => reached().size === PEOPLE, { timeout: 240_000, interval: 100 })
  expect([...reached()].sort()).toEqual(addresses.toSorted())
  const shown = new Set(mails.received.map(({ raw }) => messageId(raw)))
  expect(shown.size).toBe(PEOPLE)
})
