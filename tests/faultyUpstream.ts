import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

const head = (more = '', status = '200 OK') =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\nconnection: close\r\n${more}\r\n`

/** What another server may do to whoever calls it. Those that never end are cut off by the one who calls. */
export const upstreamFaults = {
  'answers nothing': () => {},
  'answers half of what it promises': (socket: Socket) =>
    void socket.end(`${head('content-length: 1000\r\n')}{"result": [`),
  'stops in the middle and stays': (socket: Socket) =>
    void socket.write(`${head('content-length: 1000\r\n')}{"result": [`),
  'never ends': (socket: Socket) => {
    socket.write(head())
    const more = () => {
      while (!socket.destroyed && socket.write(' '.repeat(65_536)));
    }
    socket.on('drain', more)
    more()
  },
  'has a header of 100 KB': (socket: Socket) =>
    void socket.end(`${head(`x-much: ${'x'.repeat(100_000)}\r\n`)}{"result": []}`),
  'hangs up': (socket: Socket) => void socket.resetAndDestroy(),
  'speaks no HTTP': (socket: Socket) => void socket.end('220 mail.example ESMTP\r\n'),
  'is too busy': (socket: Socket) => void socket.end(`${head('', '429 Too Many Requests')}{}`),
  'says what is no JSON': (socket: Socket) => void socket.end(`${head()}<html>`),
  'says JSON of another shape': (socket: Socket) => void socket.end(`${head()}"result"`),
} as const satisfies Readonly<Record<string, (socket: Socket) => void>>

export type UpstreamFault = keyof typeof upstreamFaults

/** A server that does one of these things to each request. */
export const faultyUpstream = async () => {
  let fault: UpstreamFault = 'answers nothing'
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', () => upstreamFaults[fault](socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    does: (next: UpstreamFault) => {
      fault = next
    },
    /** How many of those who have called are still on the line. */
    open: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}
