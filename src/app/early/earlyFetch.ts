import type { FetchLike } from '#client/transport.ts'
import { headers } from '#protocol/headers.ts'
import { answerKey } from './answerKey.ts'
import './early.ts'

/** As `fetch`, save that what the page asked for before its scripts were there is not asked for again; each answer serves once. */
export const earlyFetch: FetchLike = async (url, init) => {
  const key = answerKey(url, init.body, new Headers(init.headers).get(headers.authorization))
  const early = window.early?.answers.get(key)
  window.early?.answers.delete(key)
  if (!early) return fetch(url, init)
  const { signal } = init
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([early.catch(() => fetch(url, init)), aborted])
}
