import { isApiError } from './apiError.ts'
import type { Cell, Outcome, Progress } from './fanOutPlan.ts'

export interface FanOutContext<R> {
  readonly key: string
  readonly signal?: AbortSignal
  /** What the cell this one comes `after` answered. */
  readonly previous?: R
}

export interface FanOutOptions<T, R> {
  readonly cells: readonly Cell<T>[]
  /** Writes one cell; rejects with ApiError. */
  readonly run: (cell: Cell<T>, context: FanOutContext<R>) => Promise<R>
  /** Cells under way at once; 1 by default. */
  readonly concurrency?: number
}

export interface FanOutReport<T, R> extends Progress {
  readonly cells: readonly { readonly cell: Cell<T>; readonly outcome: Outcome<R> }[]
}

/** Nothing more can succeed: the caller gave up, the session is over, there is no network. */
const stopsAll = (error: unknown) => isApiError(error) && (error.aborted || error.ended || error.offline)

/**
 * Runs a plan cell by cell and keeps the outcome of each. A failed cell does not stop the others, save where nothing
 * more can succeed; cells never tried stay `waiting`. `subscribe` and `getSnapshot` are those of `useSyncExternalStore`.
 */
export function createFanOut<T, R>({ cells, run, concurrency = 1 }: FanOutOptions<T, R>) {
  const outcomes = new Map<string, Outcome<R>>(cells.map(({ id }) => [id, { state: 'waiting' }]))
  const listeners = new Set<() => void>()
  let progress: Progress = { done: 0, failed: 0, total: cells.length }
  let underWay: Promise<FanOutReport<T, R>> | undefined

  const set = (cell: Cell<T>, outcome: Outcome<R>) => {
    const before = outcomes.get(cell.id)?.state
    const change = (state: string) => Number(outcome.state === state) - Number(before === state)
    outcomes.set(cell.id, outcome)
    progress = {
      ...progress,
      done: progress.done + change('done'),
      failed: progress.failed + change('failed'),
    }
    for (const listener of listeners) listener()
  }

  const report = (): FanOutReport<T, R> => ({
    ...progress,
    cells: cells.map((cell) => ({ cell, outcome: outcomes.get(cell.id) ?? { state: 'waiting' } })),
  })

  async function runAll(signal: AbortSignal | undefined): Promise<FanOutReport<T, R>> {
    const todo = cells.filter(({ id }) => outcomes.get(id)?.state !== 'done')
    for (const cell of todo) set(cell, { state: 'waiting' })
    const queue = new Set(todo)
    let stopped = false

    const isReady = ({ after }: Cell<T>) => after === undefined || outcomes.get(after)?.state === 'done'
    const takeReady = () => {
      const cell = stopped || signal?.aborted ? undefined : [...queue].find(isReady)
      if (cell) queue.delete(cell)
      return cell
    }

    async function runOne(cell: Cell<T>) {
      set(cell, { state: 'running' })
      const before = cell.after === undefined ? undefined : outcomes.get(cell.after)
      const previous = before?.state === 'done' ? before.value : undefined
      try {
        set(cell, { state: 'done', value: await run(cell, { key: cell.key, signal, previous }) })
      } catch (error) {
        stopped ||= stopsAll(error)
        set(cell, { state: 'failed', error })
      }
    }

    const running = new Set<Promise<void>>()
    for (;;) {
      const cell = running.size < concurrency ? takeReady() : undefined
      if (cell) {
        const work = runOne(cell).finally(() => running.delete(work))
        running.add(work)
      } else if (running.size > 0) await Promise.race(running)
      else return report()
    }
  }

  /** Runs what is not done yet, with the same keys; a run under way is joined, not doubled. */
  const start = (signal?: AbortSignal): Promise<FanOutReport<T, R>> => {
    underWay ??= runAll(signal).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    run: start,
    retry: start,
    report,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: (): Progress => progress,
  }
}

export type FanOut<T, R> = ReturnType<typeof createFanOut<T, R>>
