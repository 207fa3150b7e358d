import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type HostAddress, resolveByDns } from '#server/outbound/hostAddresses.ts'
import { outboundOf } from '#server/outbound/outbound.ts'

let server: Server
let port: number
const asked: string[] = []
/** Of one request after the other: what was said of the connection. */
const kept: (string | undefined)[] = []
const mebibyte = 1024 * 1024
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    kept.push(request.headers.connection)
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/inside' }).end()
    else if (request.url === '/large') response.end('x'.repeat(mebibyte))
    else if (request.url === '/larger') response.end('x'.repeat(mebibyte + 1))
    else if (request.url === '/empty') response.writeHead(204).end()
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

/** Ways to write an address of the own machine or network, or one that is no address of the web; `PORT` is that of a listener there. */
const inside = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1', '0X7F.0.0.1'],
  ...[
    '0177.0.0.1',
    '017700000001',
    '0177.1',
    '0',
    '0.0.0.0',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
  ],
  ...[
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
  ],
  ...[
    '[0:0:0:0:0:ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
  ],
  ...[
    '[fc00::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[100::1]',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.1',
  ],
  ...[
    '192.168.0.1',
    '192.168.255.255',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
  ],
  ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', 'localhost'],
  ...['LOCALHOST', 'localhost.', 'a.localhost', 'ip6-localhost', 'local.example.org', 'both.example.org'],
].map((host) => `https://${host}:PORT/`)
const noAddress = [
  'http://USER@HOST:PORT/',
  'https://user:secret@127.0.0.1:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/',
]
const strange = ['ftp://127.0.0.1:PORT/', 'data:,x', '//127.0.0.1:PORT/', '127.0.0.1:PORT', 'https://', '']

// T15
it.each([...inside, ...noAddress, ...strange])(
  'calls nobody by %s, and does not tell an open port from a closed one',
  async (form) => {
    let connections = 0
    const canary = createTcpServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => canary.listen(0, resolve))
    const address = canary.address()
    const open = typeof address === 'object' && address ? address.port : 0
    const names: Readonly<Record<string, readonly HostAddress[]>> = {
      'local.example.org': [local],
      'both.example.org': [{ address: '93.184.215.14', family: 4 }, local],
    }
    const resolve = async (name: string) => names[name] ?? resolveByDns(name)
    const outbound = outboundOf({ resolve, allowsLocal: false, warn })
    const failureOf = (at: number) =>
      outbound.call(form.replace('PORT', String(at)), get).then(
        () => expect.fail('called'),
        (error: unknown) => error,
      )
    const failure = await failureOf(open)
    const fault = inside.includes(form) ? /^(?:insideAddress|unknownHost)$/ : /^webAddress$/
    expect(failure).toMatchObject({ name: 'CallFailed', fault: expect.stringMatching(fault) })
    expect(connections).toBe(0)
    await new Promise((done) => canary.close(done))
    expect(await failureOf(open)).toEqual(failure)
    await outbound.close()
  },
)

it('goes to an address of its own network only where that is allowed, and follows nobody', async () => {
  const outbound = outboundOf({ resolve: async () => [local], allowsLocal: true, warn })
  const to = (path: string) => outbound.call(`http://sso.example.org:${port}${path}`, get)
  expect(await (await to('/')).text()).toBe('here')
  expect((await to('/elsewhere')).status).toBe(302)
  expect([(await to('/empty')).status, (await (await to('/large')).text()).length]).toEqual([204, mebibyte])
  await expect(to('/larger')).rejects.toMatchObject({ name: 'CallFailed', fault: undefined })
  expect(new Set(kept)).toEqual(new Set(['close']))
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
  const both = outboundOf({ resolve: async () => [local, open], allowsLocal: true, warn })
  expect(await both.faultOf('http://both.example.org/')).toBe('notHttps')
  await both.close()
  const looks = vi.fn(async () => [local])
  const elsewhere = outboundOf({ resolve: looks, allowsLocal: false, warn })
  expect(await elsewhere.faultOf('http://local.example.org/')).toBe('notHttps')
  expect(looks).not.toHaveBeenCalled()
  expect(await elsewhere.faultOf('https://[::ffff:93.184.215.14]/')).toBeUndefined()
  await elsewhere.close()
})

it('finds no address where names cannot be looked up, and tells why; that there is no such name is an answer', async () => {
  told.length = 0
  const failing = (code: string) =>
    outboundOf({
      resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
      allowsLocal: false,
      warn,
    })
  for (const code of ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN']) {
    const outbound = failing(code)
    expect(await outbound.faultOf('https://sso.example.org/')).toBe('unknownHost')
    await outbound.close()
  }
  expect(told.map(({ message }) => message)).toEqual(['EAI_AGAIN'])
})

it('waits for no name for longer than an answer may take', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  told.length = 0
  const outbound = outboundOf({ resolve: () => new Promise(() => {}), allowsLocal: false, warn })
  const fault = outbound.faultOf('https://sso.example.org/')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await fault).toBe('unknownHost')
  expect(told.map(({ message }) => message)).toEqual(['sso.example.org was not found in time'])
  const found = outboundOf({ resolve: async () => [open], allowsLocal: false, warn })
  expect(await found.faultOf('https://sso.example.org/')).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
