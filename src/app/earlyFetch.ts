import type { FetchLike } from '#client/transport.ts'

declare global {
  interface Window {
    /** Answers that the page itself asked for, by their address: the script in `index.html`. */
    early?: Map<string, Promise<Response>>
  }
}

/** As `fetch`, save that what the page asked for before its scripts were there is not asked for again; each answer serves once. */
export const earlyFetch: FetchLike = async (url, init) => {
  const early = window.early?.get(url)
  window.early?.delete(url)
  if (!early) return fetch(url, init)
  const { signal } = init
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([early.catch(() => fetch(url, init)), aborted])
}
