import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One address for several servers, who take turns. */
export class RoundRobin {
  readonly address: string
  /** How many requests each has had. */
  readonly turns: number[]
  readonly #listener: Server
  readonly #servers: readonly string[]
  #last = -1

  private constructor(listener: Server, servers: readonly string[]) {
    this.#listener = listener
    this.#servers = servers
    this.turns = servers.map(() => 0)
    this.address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
    listener.on('request', (asked, answer) => this.#pass(asked, answer))
  }

  static async over(servers: readonly string[]): Promise<RoundRobin> {
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    return new RoundRobin(listener, servers)
  }

  async stop() {
    this.#listener.closeAllConnections()
    await once(this.#listener.close(), 'close')
  }

  #pass(asked: IncomingMessage, answer: ServerResponse) {
    this.#last = (this.#last + 1) % this.#servers.length
    this.turns[this.#last]!++
    const { method, url, headers } = asked
    const passed = request(`${this.#servers[this.#last]}${url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
}
