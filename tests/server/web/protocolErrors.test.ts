import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
let app: FastifyInstance
beforeAll(async () => {
  server = await openTestServer()
  app = server.app
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** What the server says to these bytes before it lets the connection go. */
const answerTo = async (sent: string) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(sent)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

const host = 'Host: localhost\r\n'
const once = `${host}Connection: close\r\n`
const long = 'a'.repeat(20_000)

describe('what never gets as far as a route is refused like anything else', () => {
  it.each([
    ['an unknown method', `FETCH /healthz HTTP/1.1\r\n${host}\r\n`, 400],
    ['no HTTP at all', '\x16\x03\x01\x02\r\n\r\n', 400],
    ['two lengths', `POST /flags HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['headers that are too long', `GET /healthz HTTP/1.1\r\n${host}X-Long: ${long}\r\n\r\n`, 431],
    ['a path that is no text', `GET /%zz HTTP/1.1\r\n${once}\r\n`, 400],
    ['a name in a path that is too long', `PUT /api/v2/job/${'1'.repeat(300)} HTTP/1.1\r\n${once}\r\n`, 414],
    ['a tunnel', `CONNECT example.org:443 HTTP/1.1\r\n${host}\r\n`, 405],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an expectation',
      `POST /flags HTTP/1.1\r\n${once}Expect: a miracle\r\nContent-Length: 2\r\n\r\n{}`,
      417,
    ],
  ])('%s', async (_, sent, status) => {
    const answer = await answerTo(sent)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({
      errorCode: 400,
      errors: ['Veuillez vérifier vos paramètres.'],
    })
    expect(answer.head).toContain('content-type: application/json; charset=utf-8')
    expect(answer.head).toContain('cache-control: no-store')
    expect(answer.head).toContain('x-content-type-options: nosniff')
  })

  it('is told in the language of whoever asks, as far as that can be read', async () => {
    const { body } = await answerTo(`GET /%zz HTTP/1.1\r\n${once}Accept-Language: de\r\n\r\n`)
    expect(JSON.parse(body).errors).toEqual([expect.stringContaining('Bitte')])
  })

  it('HTTP/1.0 knows no host, and who expects to go on is told to', async () => {
    const old = await answerTo('GET /healthz HTTP/1.0\r\n\r\n')
    expect(old.status).toBe(200)
    const expecting = `${once}Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`
    const { status, body } = await answerTo(`POST /flags HTTP/1.1\r\n${expecting}\r\n{}`)
    expect([status, body]).toEqual([100, expect.stringMatching(/^HTTP\/1\.1 401 /)])
  })

  it('a connection that breaks off is no reason to end', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST /flags HTTP/1.1\r\n${host}Content-Le`)
    await setTimeout(50)
    socket.resetAndDestroy()
    const { status } = await answerTo(`GET /healthz HTTP/1.1\r\n${once}\r\n`)
    expect(status).toBe(200)
  })
})
