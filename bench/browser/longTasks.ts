import type { Side } from './page.ts'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: of the clock, and of the thread's CPU. */
  readonly dur?: number
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly data?: { readonly frames?: readonly { processId: number }[] }
  }
}

const categories = ['toplevel', 'devtools.timeline', '__metadata', 'disabled-by-default-devtools.timeline']

/** CPU time, in milliseconds, of the longest task of the page's main thread while something is done. */
export const longestTask = async ({ page }: Side, work: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const threads = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  )
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000
}
