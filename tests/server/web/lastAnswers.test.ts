import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeAfterLastAnswers } from '#server/web/lastAnswers.ts'

let app: FastifyInstance
let answer: PromiseWithResolvers<string>
/** Settles when the request is with its handler. */
let asked: PromiseWithResolvers<void>
const listen = async (patience?: number) => {
  app = fastify()
  answer = Promise.withResolvers()
  asked = Promise.withResolvers()
  closeAfterLastAnswers(app, patience)
  app.get('/', async () => {
    asked.resolve()
    return answer.promise
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}
beforeEach(() => listen())
afterEach(async () => {
  answer.resolve('')
  await app.close()
})

const open = async (): Promise<Socket> => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const ask = async (): Promise<Socket> => {
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked.promise
  return socket
}
const secondsToClose = async (): Promise<number> => {
  const begun = performance.now()
  await app.close()
  return (performance.now() - begun) / 1000
}

describe('a server that is to end', () => {
  it('does not wait for a connection that has asked nothing', async () => {
    await open()
    expect(await secondsToClose()).toBeLessThan(4)
  })

  it('does not wait for a request that somebody has given up before', async () => {
    const gone = await ask()
    gone.resetAndDestroy()
    answer.resolve('to nobody')
    await open()
    expect(await secondsToClose()).toBeLessThan(4)
  })

  it('answers what is in hand first', async () => {
    const waiting = await ask()
    const [, said] = await Promise.all([
      secondsToClose(),
      (async () => {
        setTimeout(() => answer.resolve('at last'), 200)
        const [chunk] = await once(waiting, 'data')
        return String(chunk)
      })(),
    ])
    expect(said).toContain('at last')
    expect(said).toMatch(/connection: close/i)
  })
  // Fails by its time where somebody who is never answered is waited for.
  it('waits for an answer as long as it is told to, and no longer', async () => {
    await app.close()
    await listen(100)
    const waiting = await ask()
    const closed = once(waiting, 'close')
    await app.close()
    await closed
  })
})
