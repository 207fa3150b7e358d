import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket, connect as to } from 'node:net'

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

/** A way to a server on which things go wrong on demand. */
export class FaultProxy {
  /** The server's address by this way. */
  readonly url: string
  /** How often a client spoke after the server had. */
  turns = 0
  readonly #listener: Server
  readonly #pairs = new Set<Pair>()
  #mute = false
  #lost: { readonly sent: string; readonly told: () => void } | undefined

  private constructor(listener: Server, url: string) {
    this.#listener = listener
    this.url = url
  }

  static async to(url: string): Promise<FaultProxy> {
    const { hostname, port } = new URL(url)
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const own = Object.assign(new URL(url), { host: `127.0.0.1:${(listener.address() as AddressInfo).port}` })
    const proxy = new FaultProxy(listener, own.href)
    listener.on('connection', (client) => proxy.#join({ client, server: to(Number(port), hostname) }))
    return proxy
  }

  /** Ends every connection, as a machine that goes down does. */
  cut() {
    for (const { client, server } of this.#pairs) for (const end of [client, server]) end.resetAndDestroy()
  }

  /** Nothing passes any more, and nobody is told: a cable is out. */
  mute() {
    this.#mute = true
  }

  /** New connections pass again; the mute ones stay so. */
  unmute() {
    this.#mute = false
  }

  /** Resolves when the answer to what contains `sent` has been lost, and its connection with it. */
  loseAnswerTo(sent: string): Promise<void> {
    return new Promise((told) => {
      this.#lost = { sent, told }
    })
  }

  async close() {
    this.cut()
    await once(this.#listener.close(), 'close')
  }

  #join(pair: Pair) {
    const { client, server } = pair
    this.#pairs.add(pair)
    let isMute = this.#mute
    let loses: (() => void) | undefined
    let isClientsTurn = true
    const passes = () => {
      isMute ||= this.#mute
      return !isMute
    }
    client.on('data', (chunk) => {
      if (isClientsTurn) this.turns++
      isClientsTurn = false
      if (this.#lost && chunk.includes(this.#lost.sent)) {
        loses = this.#lost.told
        this.#lost = undefined
      }
      if (passes()) server.write(chunk)
    })
    server.on('data', (chunk) => {
      isClientsTurn = true
      if (loses) {
        client.resetAndDestroy()
        server.destroy()
        loses()
      } else if (passes()) client.write(chunk)
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => {
        if (!isMute) other.destroy()
        if (other.destroyed) this.#pairs.delete(pair)
      })
    }
  }
}
