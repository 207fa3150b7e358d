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
}

export interface Client {
  /** Rejects when the server goes away before the whole answer is there. */
  send(sent: Sent): Promise<Answer>
  /** Every row of a resource whose id is above `after`. */
  // biome-ignore lint/suspicious/noExplicitAny: rows of any resource
  rows(resource: string, after: number): Promise<any[]>
}

/** Signs the demo's provider in. */
export const connect = async (address: string): Promise<Client> => {
  const call = async ({ method, path, body, headers }: Sent): Promise<Answer> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    })
    const replayed = answer.headers.get('idempotency-replayed') === 'true'
    return { status: answer.status, body: await answer.json(), replayed }
  }
  const [provider] = demoAccounts
  const credentials = { email: provider.email, password: demoPassword }
  const login = await call({ method: 'POST', path: '/auth/login', body: credentials })
  if (login.status !== 200) throw new Error(`login: ${JSON.stringify(login.body)}`)
  const authorization = `Bearer ${login.body.data.token}`
  const send = (sent: Sent) => call({ ...sent, headers: { authorization, ...sent.headers } })
  return {
    send,
    rows: async (resource, after) => {
      const search = JSON.stringify({ limit: 99_999, orderby: [{ columnName: 'id', orientation: 'asc' }] })
      const { status, body } = await send({ method: 'POST', path: `/api/v2/${resource}`, body: { search } })
      if (status !== 200) throw new Error(`${resource}: ${JSON.stringify(body)}`)
      return body.data.filter((row: { id: number }) => row.id > after)
    },
  }
}
