import { headers } from '#protocol/headers.ts'
import { HttpProblem } from '../../errors.ts'
import { noClient } from './lookUp.ts'

export interface GatewayConfig {
  /** Where the gateway answers; paths come after it. */
  readonly agencyGatewayUrl: string
  /** By which it knows this server. */
  readonly agencyGatewayToken?: string | undefined
}

export interface GatewayCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Made of what has been checked: it begins with '/'. */
  readonly path: string
  readonly body?: object
  readonly idempotencyKey?: string | undefined
}

export interface GatewayAnswer {
  readonly status: number
  readonly body: unknown
}

export type Gateway = (call: GatewayCall) => Promise<GatewayAnswer>

/** Milliseconds for the gateway to answer: less than a browser waits for us. */
const PATIENCE = 10_000
/** Characters of an answer: 500 subscriptions are a tenth of it. */
const LONGEST = 4_000_000

/** What the caller may be told of a refusal; that of our own token, and any other, is none of theirs. */
const passedOn = new Set([400, 404, 409, 412, 422])

/**
 * Calls the gateway of another platform in this server's own name: of the request that asks for it nothing goes along but
 * what is said here, and of its answer nothing comes back but status and JSON.
 * @throws HttpProblem 400, 404, 409, 412, 422 as it refuses; 503 where it cannot be reached or is too busy; 502 where nobody
 * knows what it did
 */
export const gatewayOf =
  ({ agencyGatewayUrl, agencyGatewayToken }: GatewayConfig, fetch = globalThis.fetch): Gateway =>
  async ({ method, path, body, idempotencyKey }) => {
    const answer = await fetch(agencyGatewayUrl.replace(/\/$/, '') + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(agencyGatewayToken && { [headers.authorization]: `Bearer ${agencyGatewayToken}` }),
        ...(idempotencyKey && { [headers.idempotencyKey]: idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((error: unknown) => {
      throw unreached(error, method)
    })
    const { status } = answer
    if (passedOn.has(status)) throw refusalOf(status)
    if (status === 429 || status === 503) throw silent(503, answered(status))
    if (!answer.ok) throw new HttpProblem(502, { cause: answered(status) })
    return { status, body: await jsonOf(answer) }
  }

const silent = (status: 502 | 503, cause: unknown): HttpProblem =>
  new HttpProblem(status, { says: 'agencyGatewaySilent', cause })

/** For the log: a token of ours that is refused there looks like any other 502 to who asked. */
const answered = (status: number): Error => new Error(`the agency gateway answered ${status}`)

const refusalOf = (status: number): HttpProblem => (status === 422 ? noClient() : new HttpProblem(status))

/** Nothing was done where no connection stood, and by what only reads. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

const unreached = (error: unknown, method: string): HttpProblem => {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return silent(method === 'GET' || neverSent.has(code) ? 503 : 502, error)
}

const jsonOf = async (answer: Response): Promise<unknown> => {
  let text = ''
  try {
    const decoder = new TextDecoder()
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (text.length > LONGEST)
        throw new Error(`the agency gateway answered more than ${LONGEST} characters`)
    }
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new HttpProblem(502, { cause })
  }
}
