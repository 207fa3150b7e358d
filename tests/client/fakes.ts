import type { HttpCall } from '#client/http.ts'
import { createTabs, type TabMessage, type Tabs } from '#client/session/tabs.ts'
import type { FetchLike } from '#client/transport.ts'
import { type Configuration, defaultConfiguration } from '#protocol/configuration.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned JWT: the client never verifies, it only tells subjects apart. */
export const jwt = (sub: string, serial = 0) => `${encode({ alg: 'none' })}.${encode({ sub, serial })}.x`

export const config: Configuration = {
  ...defaultConfiguration,
  bases: Object.fromEntries(
    Object.entries(defaultConfiguration.bases).map(([service, base]) => [service, `https://api.test${base}`]),
  ) as Configuration['bases'],
}

export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** Where the answer really came from. */
  readonly url?: string
}

export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** A fetch answered by `answer`; it throws what `answer` throws, as a network would. */
export function fakeFetch(answer: (sent: Sent) => Reply | Promise<Reply>): FetchLike & { sent: Sent[] } {
  const sent: Sent[] = []
  const fetch: FetchLike = async (url, init) => {
    const request: Sent = {
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    }
    sent.push(request)
    const { status, body, headers = {}, url: from = url } = await answer(request)
    return {
      status,
      url: from,
      headers: { get: (name) => headers[name] ?? null },
      text: async () => (body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)),
    }
  }
  return Object.assign(fetch, { sent })
}

export const isRefresh = (sent: Sent) => sent.url.includes('/token/refresh')
export const lapsed: Reply = { status: 401, body: { errorCode: 401, errors: ['Token expired'] } }
export const read: HttpCall = { service: 'main', path: '/v2/schedule' }

/** Tabs of one browser: messages reach the others, a lock is held by one at a time. */
export function fakeBrowser() {
  const channels = new Set<EventTarget>()
  let lock: Promise<unknown> = Promise.resolve()
  const locks = {
    request<T>(_name: string, _options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
      const turn = lock.then(work)
      lock = turn.catch(() => undefined)
      return turn
    },
  }
  return (withLocks = true): Tabs => {
    const own = new EventTarget()
    channels.add(own)
    const channel = {
      postMessage(data: TabMessage) {
        for (const other of channels)
          if (other !== own) other.dispatchEvent(new MessageEvent('message', { data }))
      },
      addEventListener: own.addEventListener.bind(own) as never,
      removeEventListener: own.removeEventListener.bind(own) as never,
      close: () => void channels.delete(own),
    }
    return createTabs({ channel, locks: withLocks ? locks : undefined })
  }
}

export function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}
