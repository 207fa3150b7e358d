import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll } from 'vitest'

interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A subscription as it answers it. */
export const theirs = {
  id: '9b2f',
  idLegacySubscription: 70,
  name: 'Nuits',
  agency: { name: 'Relais', secret: 'theirs' },
  delay: 3,
  autoAccept: true,
  emails: ['garde@agence.example'],
  jobs: [{ id: 1, specialties: [{ id: 1 }] }],
}

interface Held {
  arrive(): void
  readonly released: Promise<void>
}

/** The gateway of another platform, which answers what it is told to and remembers what it was asked. */
export const otherGateway = async () => {
  const asked: Asked[] = []
  const told: { answer: Answer | 'hangs up'; held?: Held } = { answer: { status: 200, body: {} } }
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = headers['content-type'] ? await json(request) : undefined
    asked.push({ method, url, headers, body })
    told.held?.arrive()
    await told.held?.released
    if (told.answer === 'hangs up') return request.socket.destroy()
    response.writeHead(told.answer.status, { 'content-type': 'application/json', ...told.answer.headers })
    response.end(
      typeof told.answer.body === 'string' ? told.answer.body : JSON.stringify(told.answer.body ?? {}),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve))
  afterAll(close)
  return {
    url: `http://127.0.0.1:${port}/back-office`,
    answers: (answer: Answer | 'hangs up') => {
      told.answer = answer
      asked.length = 0
    },
    /** Answers nobody from now on until it is released; `arrived` once it is asked. */
    holds: () => {
      const [arrival, releasing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      told.held = { arrive: arrival.resolve, released: releasing.promise }
      const release = () => {
        told.held = undefined
        releasing.resolve()
      }
      return { arrived: arrival.promise, release }
    },
    asked,
  }
}
