import { isObject } from '#protocol/row.ts'
import type { Flags } from '#protocol/services/session.ts'
import { endpoints } from '#protocol/services.ts'
import type { Http } from '../http.ts'

/** `POST {flags}` with the user agent: which features are on. @throws ApiError */
export async function loadFlags(http: Http, options: { signal?: AbortSignal } = {}): Promise<Flags> {
  const userAgent = globalThis.navigator?.userAgent
  const { data } = await http.send({
    ...endpoints.flags,
    method: 'POST',
    reads: true,
    body: userAgent ? { userAgent } : {},
    ...options,
  })
  const flags = isObject(data) && isObject(data.flags) ? data.flags : {}
  return Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, value === true]))
}
