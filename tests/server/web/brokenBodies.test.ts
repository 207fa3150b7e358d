import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { handleErrors } from '#server/errors.ts'

let app: FastifyInstance
let status: PromiseWithResolvers<number>
const log = new PassThrough()
beforeEach(async () => {
  status = Promise.withResolvers()
  app = fastify({ logger: { level: 'warn', stream: log } })
  handleErrors(app)
  app.addHook('onSend', async (_request, reply) => status.resolve(reply.statusCode))
  app.post('/', async () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

it('a body that breaks off is told to nobody as an outage', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half":',
  )
  await once(app.server, 'request')
  socket.resetAndDestroy()
  expect(await status.promise).toBe(400)
  expect(log.read()).toBeNull()
})
