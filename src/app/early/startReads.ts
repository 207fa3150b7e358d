import type { FetchLike } from '#client/transport.ts'
import { headers } from '#protocol/headers.ts'
import { whenIdle } from '#renderer/scheduling/idle.ts'
import './early.ts'

/** An address of this server, and the body of a POST. */
export type Read = readonly [url: string, body?: string]

interface Starting {
  readonly fetch: FetchLike
  /** Who is signed in, once that is known. */
  readonly user: () => number | undefined
  readonly address: () => string
}

/**
 * Follows what a start reads with the session, until the browser has nothing left to do, and keeps it in this browser: the
 * page asks for the same when it is next opened here (`index.html`). The end of the session forgets it, as all
 * that this browser keeps of a person.
 */
export const followStart = ({ fetch, user, address }: Starting): FetchLike => {
  const opened = address()
  const reads: Read[] = []
  let underWay = 0
  let isOver = false
  const end = () => {
    const id = user()
    if (isOver || underWay > 0) return
    isOver = true
    // What has not been taken by now would be an old answer when it is.
    window.early?.answers.clear()
    if (id === undefined) return
    const addresses = [opened, address()]
    // Without the network the next start asks once its scripts are there.
    import('./keepReads.ts').then(
      ({ keepReads }) => keepReads(id, addresses, reads),
      () => undefined,
    )
  }
  return async (url, init) => {
    const read = isOver || user() === undefined ? undefined : readOf(url, init)
    if (!read) return fetch(url, init)
    reads.push(read)
    underWay++
    try {
      return await fetch(url, init)
    } finally {
      underWay--
      if (underWay === 0) whenIdle(end)
    }
  }
}

/** A request that writes nothing, of a signed-in person. */
const readOf = (url: string, { body, headers: given }: RequestInit): Read | undefined => {
  const sent = new Headers(given)
  if (!sent.has(headers.authorization) || sent.has(headers.idempotencyKey) || !url.startsWith('/'))
    return undefined
  if (body === undefined) return [url]
  return typeof body === 'string' ? [url, body] : undefined
}
