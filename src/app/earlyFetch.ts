import type { FetchLike } from '#client/transport.ts'
import { headers } from '#protocol/headers.ts'

declare global {
  interface Window {
    /** Answers that the page itself asked for, by address, body and token: the script in `index.html`. */
    early?: Map<string, Promise<Response>>
  }
}

/** As `fetch`, save that what the page asked for before its scripts were there is not asked for again; each answer serves once. */
export const earlyFetch: FetchLike = async (url, init) => {
  const token = new Headers(init.headers).get(headers.authorization)
  const key = [url, init.body, token].filter(Boolean).join('\n')
  const early = window.early?.get(key)
  window.early?.delete(key)
  if (!early) return fetch(url, init)
  const { signal } = init
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([early.catch(() => fetch(url, init)), aborted])
}
