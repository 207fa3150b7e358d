import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { Child } from '../ground/children.ts'

/** The script that makes a server answer `lookInside`. */
export const insideHook = './bench/mixed/insideHook.ts'

/** The server process as it sees itself. Delays and times are of the time since the last look. */
export interface Inside {
  /** Milliseconds by which the event loop came late. */
  readonly loopDelayP99: number
  readonly loopDelayMax: number
  /** Share of the time in which the event loop was at work. */
  readonly loopBusy: number
  readonly cpuSeconds: number
  /** Bytes, after a collection. */
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
  /** What keeps it alive, by kind: sockets, timers, requests of the system. */
  readonly handles: readonly string[]
}

/** @throws Error when the server ends instead of answering */
export const lookInside = async ({ process: child }: Child): Promise<Inside> => {
  const ended = new AbortController()
  const { signal } = ended
  const gone = once(child, 'exit', { signal }).then(() => {
    throw new Error('the server has ended')
  })
  gone.catch(() => {})
  child.send({})
  const [told] = (await Promise.race([once(child, 'message', { signal }), gone])) as [Inside]
  ended.abort()
  return told
}

/** Files and sockets that the server has open, and what keeps it alive. */
export interface Open {
  readonly descriptors: number
  readonly handles: number
}

export const lookOpen = async (server: Child): Promise<Open> => ({
  descriptors: readdirSync(`/proc/${server.process.pid}/fd`).length,
  handles: (await lookInside(server)).handles.length,
})

const EVERY_MS = 500

/** Connections that nobody uses are closed after a while: gives what is open when no more than that is, or when patience ends. */
export const settled = async (server: Child, most: Open, patienceMs: number): Promise<Open> => {
  const until = Date.now() + patienceMs
  for (;;) {
    const open = await lookOpen(server)
    const isBack = open.descriptors <= most.descriptors && open.handles <= most.handles
    if (isBack || Date.now() > until) return open
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
