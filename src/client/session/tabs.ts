import { isObject } from '#protocol/row.ts'

/** What tabs tell each other: never a token, which any script of the page could overhear. */
export interface TabMessage {
  readonly type: 'logout' | 'login'
  /** Whose session it is; null when unknown, which concerns every tab. */
  readonly subject: string | null
  /** Of a logout: the server has ended the session, and nobody has left. */
  readonly ended?: true
}

export interface Tabs {
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
  /** Runs `work` alone among all tabs; waits at most `waitMs` for its turn. */
  exclusively<T>(name: string, work: () => Promise<T>, waitMs: number): Promise<T>
  close(): void
}

interface Channel {
  postMessage(message: TabMessage): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

interface Locks {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T>
}

/** Another version of the console may be open in the other tab. */
const messageIn = (data: unknown): TabMessage | undefined => {
  const { type, subject, ended } = isObject(data) ? data : {}
  if (type !== 'logout' && type !== 'login') return undefined
  return { type, subject: typeof subject === 'string' ? subject : null, ...(ended === true && { ended }) }
}

/** Without a channel a tab talks to nobody; without locks it is alone only within itself (see refresh.ts). */
export function createTabs({ channel, locks }: { channel?: Channel; locks?: Locks } = {}): Tabs {
  return {
    tell: (message) => channel?.postMessage(message),
    listen(listener) {
      const hear = (event: { data: unknown }) => {
        const message = messageIn(event.data)
        if (message) listener(message)
      }
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
    async exclusively(name, work, waitMs) {
      if (!locks) return work()
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(), waitMs)
      return locks.request(name, { signal: waiting.signal }, () => {
        clearTimeout(timer)
        return work()
      })
    },
    close: () => channel?.close(),
  }
}

/** The tabs of this browser, with what it offers of BroadcastChannel and Web Locks. */
export const browserTabs = (): Tabs =>
  createTabs({
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('pupitre'),
    locks: globalThis.navigator?.locks,
  })
