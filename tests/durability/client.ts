import { demoAccounts, demoPassword } from '#server/admin/demoAccounts.ts'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of any route
  readonly body: any
  readonly replayed: boolean
  /** Seconds after which to try again, where the answer says so. */
  readonly retryAfter?: number
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Client {
  /** Rejects when the server goes away before the whole answer is there. */
  send(sent: Sent): Promise<Answer>
  /** Every row of a resource whose id is above `after`. */
  // biome-ignore lint/suspicious/noExplicitAny: rows of any resource
  rows(resource: string, after: number): Promise<any[]>
  /** The same session at another server. */
  at(address: string): Client
}

const [provider] = demoAccounts
const providers: Credentials = { email: provider.email, password: demoPassword }

/** Signs in, as the demo's provider unless told otherwise. */
export const connect = async (address: string, credentials = providers): Promise<Client> => {
  const sent = { method: 'POST', path: '/auth/login', body: credentials }
  const login = await callAt(address)(sent)
  if (login.status !== 200) throw new Error(`login: ${JSON.stringify(login.body)}`)
  return clientAt(address, `Bearer ${login.body.data.token}`)
}

const callAt =
  (address: string) =>
  async ({ method, path, body, headers }: Sent): Promise<Answer> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    })
    const wait = answer.headers.get('retry-after')
    return {
      status: answer.status,
      body: await answer.json(),
      replayed: answer.headers.get('idempotency-replayed') === 'true',
      ...(wait !== null && { retryAfter: Number(wait) }),
    }
  }

const clientAt = (address: string, authorization: string): Client => {
  const call = callAt(address)
  const send = (sent: Sent) => call({ ...sent, headers: { authorization, ...sent.headers } })
  return {
    send,
    at: (other) => clientAt(other, authorization),
    rows: async (resource, after) => {
      const search = JSON.stringify({ limit: 99_999, orderby: [{ columnName: 'id', orientation: 'asc' }] })
      const { status, body } = await send({ method: 'POST', path: `/api/v2/${resource}`, body: { search } })
      if (status !== 200) throw new Error(`${resource}: ${JSON.stringify(body)}`)
      return body.data.filter((row: { id: number }) => row.id > after)
    },
  }
}
