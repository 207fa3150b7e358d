import { headers, versionTag } from '#protocol/headers.ts'
import type { Bases, Service } from '#protocol/services.ts'
import { errorOf, noAnswer } from './apiError.ts'
import { createRefresh, type Refreshed } from './session/refresh.ts'
import { createTabs, type Tabs } from './session/tabs.ts'
import { afterAnswer, afterRefresh } from './session/tokenRules.ts'
import type { EndReason, Tokens } from './session/tokens.ts'
import { type Answer, type Call, createTransport, type FetchLike } from './transport.ts'

export interface HttpCall extends Call {
  /** A POST that writes nothing (a list): it carries no idempotency key. */
  readonly reads?: boolean
  /** The idempotency key of an earlier try, so that a retry creates nothing twice; a new one by default. */
  readonly key?: string
  /** Version of the row as read, sent as `If-Match: "n"`; a stale one is answered 412. */
  readonly ifMatch?: number
  /** Outside the session (login): no token is sent, kept or refreshed. */
  readonly anonymous?: boolean
}

export interface Http {
  /** @throws ApiError for every failure; statuses below 400 are answers. */
  send(call: HttpCall): Promise<Answer>
  /** Asks for a new token from the session cookie, as at page load, and for the session with it. */
  refresh(): Promise<Refreshed>
}

export interface HttpOptions {
  readonly bases: Bases
  readonly tokens: Tokens
  readonly tabs?: Tabs
  readonly fetch?: FetchLike
  /** URL of the page, against which the bases are resolved. */
  readonly page?: string
  /** Services with a token of their own, outside the rules of the session. */
  readonly ownTokens?: Partial<Record<Service, () => string | null>>
  readonly onLogout?: (reason: EndReason) => void
}

const defaultFetch: FetchLike = (url, init) => globalThis.fetch(url, init)

function headersOf({ method = 'GET', reads, key, ifMatch, headers: own }: HttpCall): Record<string, string> {
  return {
    ...own,
    ...(method === 'GET' || reads ? {} : { [headers.idempotencyKey]: key ?? crypto.randomUUID() }),
    ...(ifMatch === undefined ? {} : { [headers.ifMatch]: versionTag(ifMatch) }),
  }
}

/** Waits for what others wait for too, unless the caller gives up first. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(noAnswer({ aborted: true }))
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

function deliver(answer: Answer, ended = false): Answer {
  if (answer.status >= 400) throw errorOf(answer, { ended })
  return answer
}

/** Calls under the token rules (tokenRules.ts): a request is sent at most twice, at most one refresh is in flight. */
export function createHttp(options: HttpOptions): Http {
  const { bases, tokens, tabs = createTabs(), fetch = defaultFetch, ownTokens = {} } = options
  const transport = createTransport(bases, fetch, options.page ?? globalThis.location?.href)
  const refresh = createRefresh(transport, tokens, tabs)
  if (options.onLogout) tokens.onEnd(options.onLogout)

  async function underRules(call: Call): Promise<Answer> {
    const generation = tokens.generation()
    const isOver = () => tokens.generation() !== generation
    const logout = (answer: Answer): never => {
      tokens.end('ended')
      throw errorOf(answer, { ended: true })
    }
    const sendOnce = async (token: string | null) => {
      const answer = await transport(call, token)
      if (answer.token !== undefined) tokens.accept(answer.token, generation)
      return answer
    }

    const token = tokens.current()
    const hasToken = token !== null
    const first = await sendOnce(token)
    if (isOver()) return deliver(first, true)
    const { status, body } = first
    const next = afterAnswer({ status, body, attempt: 1, hasToken })
    if (next === 'deliver') return deliver(first)
    if (next === 'logout') return logout(first)

    const refreshed = await orAborted(refresh(token), call.signal)
    if (isOver()) return deliver(first, true)
    const then = afterRefresh(refreshed.outcome, hasToken)
    if (then === 'logout') return logout(first)
    if (then === 'deliver') throw refreshed.error ?? errorOf(first)

    const second = await sendOnce(tokens.current())
    if (isOver()) return deliver(second, true)
    const last = afterAnswer({ status: second.status, body: second.body, attempt: 2, hasToken })
    return last === 'logout' ? logout(second) : deliver(second)
  }

  return {
    async send(request) {
      const call: Call = { ...request, headers: headersOf(request) }
      if (request.anonymous) return deliver(await transport(call, null))
      const own = ownTokens[request.service]
      return own ? deliver(await transport(call, own())) : underRules(call)
    },
    refresh: () => refresh(tokens.current(), true),
  }
}
