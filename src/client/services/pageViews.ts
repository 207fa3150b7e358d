import type { FetchLike } from '../transport.ts'

/**
 * Tells the address of the configuration that somebody has opened a screen: `{"event":"pageView","page":"schedule"}`, without
 * cookies, referrer, or anything of who it was and what they saw. What comes of it is nobody's concern here.
 * Source: specification §7 ("page-view analytics event").
 */
export const pageViewsTo =
  (url: string | undefined, fetch: FetchLike = globalThis.fetch): ((page: string) => void) =>
  (page) => {
    if (url === undefined) return
    // As plain text no preflight asks leave of a server that is to do nothing but count.
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ event: 'pageView', page }),
    }).catch(() => {})
  }
