import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { Program } from '../durability/program.ts'
import { postgresStore } from '../durability/stores.ts'
import { sharedServer } from './server.ts'

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** An address that lets its first caller wait for ever, and leads every other one to the database at `url`. */
const slowAtFirst = async (url: string): Promise<string> => {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    if (sockets.length === 1) return
    const onward = connect(Number(port), hostname).on('error', () => {})
    sockets.push(onward)
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return Object.assign(new URL(url), { port: String(address.port) }).href
}

it('a server starts although its database lets the first connection wait', async () => {
  const store = await postgresStore(sharedServer())
  closing.push(() => store.drop())
  const program = new Program({
    ...store.env,
    DATABASE_URL: await slowAtFirst(store.env.DATABASE_URL ?? ''),
  })
  closing.push(() => program.kill())
  const address = await program.listening()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})
