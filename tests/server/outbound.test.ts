import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outboundOf } from '#server/outbound/outbound.ts'

let server: Server
let port: number
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/inside' }).end()
    else if (request.url === '/endless') response.end('x'.repeat(3_000_000))
    else response.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => void server.close())

const told: Error[] = []
const warn = (error: Error) => void told.push(error)
const get = { method: 'GET', headers: {} }
const local = { address: '127.0.0.1', family: 4 }
const open = { address: '93.184.215.14', family: 4 }

it('goes to an address of its own network only where that is allowed, and follows nobody', async () => {
  const outbound = outboundOf({ resolve: async () => [local], allowsLocal: true, warn })
  const to = (path: string) => outbound.call(`http://sso.example.org:${port}${path}`, get)
  expect(await (await to('/')).text()).toBe('here')
  expect((await to('/elsewhere')).status).toBe(302)
  await expect(to('/endless')).rejects.toMatchObject({ name: 'CallFailed', fault: undefined })
  expect(asked).not.toContain('/inside')
  await outbound.close()
})

it('connects to the address that was judged: a name that changes in between leads nowhere [house 6]', async () => {
  asked.length = 0
  const answers = [[open], [local]]
  const outbound = outboundOf({ resolve: async () => answers.shift() ?? [local], allowsLocal: false, warn })
  const call = outbound.call(`https://sso.example.org:${port}/`, get)
  await expect(call).rejects.toMatchObject({ name: 'CallFailed', fault: 'insideAddress' })
  expect(answers).toEqual([])
  expect(asked).toEqual([])
  await outbound.close()
})

it('sends nothing unencrypted to where others can listen', async () => {
  const outbound = outboundOf({ resolve: async () => [open], allowsLocal: true, warn })
  expect(await outbound.faultOf('http://sso.example.org/')).toBe('notHttps')
  expect(await outbound.faultOf('https://sso.example.org/')).toBeUndefined()
  expect(await outbound.faultOf('https://user:secret@sso.example.org/')).toBe('webAddress')
  await outbound.close()
})

it('finds no address where names cannot be looked up, and tells why; that there is no such name is an answer', async () => {
  told.length = 0
  const failing = (code: string) =>
    outboundOf({
      resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
      allowsLocal: false,
      warn,
    })
  for (const code of ['ENOTFOUND', 'EAI_AGAIN']) {
    const outbound = failing(code)
    expect(await outbound.faultOf('https://sso.example.org/')).toBe('unknownHost')
    await outbound.close()
  }
  expect(told.map(({ message }) => message)).toEqual(['EAI_AGAIN'])
})
