import type { Http } from './http.ts'

export type Flags = Readonly<Record<string, boolean>>

/** `POST {flags}` with the user agent: which features are on. @throws ApiError */
export async function loadFlags(http: Http, options: { signal?: AbortSignal } = {}): Promise<Flags> {
  const userAgent = globalThis.navigator?.userAgent
  const { data } = await http.send({
    service: 'flags',
    path: '',
    method: 'POST',
    reads: true,
    body: userAgent ? { userAgent } : {},
    ...options,
  })
  const { flags } = (data ?? {}) as { flags?: Record<string, unknown> }
  return Object.fromEntries(Object.entries(flags ?? {}).map(([name, value]) => [name, value === true]))
}
