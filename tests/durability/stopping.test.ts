import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { demoAccounts, demoPassword } from '#server/admin/demoAccounts.ts'
import { type Client, connect } from './client.ts'
import { Program } from './program.ts'
import { embeddedStore, postgresStore } from './stores.ts'

const STOPS = Number(process.env.STOPS ?? 1)
const CONNECTIONS = 50
const server = process.env.TEST_DATABASE_URL

interface Answer {
  readonly status: number
  readonly body: {
    readonly errorCode?: number
    readonly errors?: readonly string[]
    readonly data?: { readonly token?: string }
  }
  readonly retryAfter: string | undefined
}

/** Calls on connections that stay open, as browsers keep them. Rejects with what has happened to the connection. */
const callOn =
  (agent: Agent, address: string, token = '') =>
  (method: string, path: string, body: object, key = ''): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      }
      const read = async (answer: IncomingMessage) => ({
        status: answer.statusCode ?? 0,
        body: JSON.parse(await text(answer)),
        retryAfter: answer.headers['retry-after'],
      })
      request(new URL(path, address), { method, agent, headers }, (answer) => resolve(read(answer)))
        .once('error', reject)
        .end(JSON.stringify(body))
    })

const namesOf = async (client: Client): Promise<string[]> =>
  (await client.rows('job', 0)).map(({ name }) => name).filter((name) => name.startsWith('Stop '))

// T27: whoever has asked before the end is answered, and what was answered is there afterwards.
it(`${STOPS} times a server that is told to stop under ${CONNECTIONS} connections resets none, loses nothing and ends with 0`, {
  timeout: STOPS * 120_000,
}, async () => {
  const store = await (server ? postgresStore(server) : embeddedStore())
  let program = new Program(store.env)
  onTestFinished(async () => {
    await program.kill()
    await store.drop()
  })
  const made: string[] = []
  for (let n = 0; n < STOPS; n++) {
    const address = await program.listening()
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const { email } = demoAccounts[0]
    const { body } = await callOn(agent, address)('POST', '/auth/login', { email, password: demoPassword })
    const call = callOn(agent, address, body.data?.token)
    const list = { search: JSON.stringify({ limit: 1 }) }
    await Promise.all(Array.from({ length: CONNECTIONS }, () => call('POST', '/api/v2/job', list)))
    const names = Array.from({ length: CONNECTIONS }, (_, i) => `Stop ${n} ${i}`)
    const answers = names.map((name) => call('POST', '/api/v2/job', { name, institution: [1] }, name))
    await Promise.race(answers)
    const ended = program.stop()
    for (const [i, answer] of (await Promise.allSettled(answers)).entries()) {
      if (answer.status === 'rejected') expect.fail(`${names[i]} had no answer: ${answer.reason}`)
      const { status, body, retryAfter } = answer.value
      if (status === 201) made.push(names[i] ?? '')
      else
        expect([status, body, retryAfter]).toEqual([
          503,
          expect.objectContaining({ errorCode: 503, errors: [expect.any(String)] }),
          expect.stringMatching(/^\d+$/),
        ])
    }
    agent.destroy()
    expect([await ended, program.err]).toEqual([0, ''])
    // 1 of pg_control: shut down in order, so that the next start has nothing to recover.
    if (!server)
      expect(readFileSync(join(store.env.DATA_DIR ?? '', 'pg/global/pg_control')).readUInt32LE(16)).toBe(1)
    program = new Program(store.env)
  }
  expect((await namesOf(await connect(await program.listening()))).sort()).toEqual(made.sort())
  console.info(`answered at the end: ${made.length} of ${STOPS * CONNECTIONS}`)
  await program.stop()
})
