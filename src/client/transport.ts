import { headers } from '#protocol/headers.ts'
import { isObject } from '#protocol/row.ts'
import type { Bases, Endpoint } from '#protocol/services.ts'
import { isApiError, noAnswer } from './apiError.ts'

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

export interface Call extends Endpoint {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Lists are joined by commas; null and undefined are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>
  /** JSON, or a FormData sent as it is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The answer is a file: its body is a Blob. */
  readonly file?: boolean
  /** Milliseconds for one sending, 30 000 by default. */
  readonly timeoutMs?: number
}

/** `data` is `body.data`, or the body. `token` was given by an origin of the API: in its header, or by the auth service in a 201. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly data: unknown
  readonly token?: string
  readonly retryAfter?: number
}

/** What is used of `fetch`. */
export type FetchLike = (
  url: string,
  init: RequestInit,
) => Promise<
  Pick<Response, 'status' | 'url' | 'text'> &
    Partial<Pick<Response, 'blob'>> & { headers: Pick<Headers, 'get'> }
>

export type Transport = (call: Call, token: string | null) => Promise<Answer>

export function urlOf(bases: Bases, { service, path, query = {} }: Call): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
  )
  return bases[service] + path + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '')
}

const isForm = (body: unknown): body is FormData =>
  typeof FormData !== 'undefined' && body instanceof FormData

function contentOf({ method = 'GET', body }: Call): Pick<RequestInit, 'body' | 'headers'> {
  if (isForm(body)) return { body, headers: {} }
  const content = body ?? (method === 'GET' || method === 'DELETE' ? undefined : {})
  if (content === undefined) return { headers: {} }
  return { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } }
}

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body

function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/** An answer that is not JSON is kept as text when it is an error, and is no answer when it claims success. */
function parse(text: string, status: number): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (status < 400) throw noAnswer({ cause })
    return text
  }
}

/**
 * Sends one call once: cookies, no-cache headers, bearer token, timeout.
 * @throws ApiError 520 without a readable answer; every HTTP status is an `Answer`.
 */
export function createTransport(bases: Bases, fetch: FetchLike, page = 'http://localhost'): Transport {
  const origins = new Set(Object.values(bases).map((base) => new URL(base, page).origin))

  return async (call, token) => {
    if (call.signal?.aborted) throw noAnswer({ aborted: true })
    const stop = new AbortController()
    const giveUp = () => stop.abort()
    const timer = setTimeout(giveUp, call.timeoutMs ?? 30_000)
    call.signal?.addEventListener('abort', giveUp)
    try {
      const url = urlOf(bases, call)
      const content = contentOf(call)
      const response = await fetch(url, {
        method: call.method ?? 'GET',
        body: content.body,
        headers: {
          accept: 'application/json',
          'cache-control': 'no-cache',
          pragma: 'no-cache',
          ...content.headers,
          ...call.headers,
          ...(token === null ? {} : { [headers.authorization]: `Bearer ${token}` }),
        },
        credentials: 'include',
        cache: 'no-store',
        signal: stop.signal,
      })
      const { status } = response
      const body = call.file && status < 400 ? await response.blob?.() : parse(await response.text(), status)
      const data = dataOf(body)
      const fromApi = origins.has(new URL(response.url || url, page).origin)
      const given = status === 201 && call.service === 'auth' && isObject(data) ? data.token : null
      const named = response.headers.get(headers.authorization)?.replace(/^bearer\s+/i, '') || given
      return {
        status,
        body,
        data,
        token: fromApi && typeof named === 'string' ? named : undefined,
        retryAfter: secondsOf(response.headers.get(headers.retryAfter)),
      }
    } catch (cause) {
      throw isApiError(cause) ? cause : noAnswer({ cause, aborted: call.signal?.aborted })
    } finally {
      clearTimeout(timer)
      call.signal?.removeEventListener('abort', giveUp)
    }
  }
}
