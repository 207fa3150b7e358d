/** One write of a fan-out. Its key is stable, so that a retry writes nothing twice. */
export interface Cell<T> {
  readonly id: string
  readonly input: T
  readonly key: string
  /** Id of the cell that must be done first, because this one needs its answer. */
  readonly after?: string
}

export type Outcome<R> =
  | { readonly state: 'waiting' }
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly value: R }
  | { readonly state: 'failed'; readonly error: unknown }

export interface FanOutOptions<T, R> {
  readonly cells: readonly Cell<T>[]
  /** Writes one cell; `previous` is the answer of the cell it comes after. */
  readonly run: (cell: Cell<T>, previous: R | undefined) => Promise<R>
  /** Nothing more can succeed after this error. */
  readonly stopsAll?: (error: unknown) => boolean
  /** Cells under way at once. */
  readonly concurrency?: number
}

export interface FanOut<T, R> {
  /** Writes what is not done yet, with the same keys; a run under way is joined. Resolves when nothing moves any more. */
  run(): Promise<void>
  /** Starts no other cell; those under way end. */
  stop(): void
  outcomes(): readonly { readonly cell: Cell<T>; readonly outcome: Outcome<R> }[]
  subscribe(listener: () => void): () => void
}

/**
 * Runs cells in order and keeps the outcome of each. A failed cell does not stop the others, save where nothing more can
 * succeed; cells never tried stay `waiting`. `outcomes` changes identity with every change.
 */
export const createFanOut = <T, R>(options: FanOutOptions<T, R>): FanOut<T, R> => {
  const { cells, run, stopsAll = () => false, concurrency = 1 } = options
  const states = new Map<string, Outcome<R>>(cells.map(({ id }) => [id, { state: 'waiting' }]))
  const listeners = new Set<() => void>()
  let stopped = false
  let underWay: Promise<void> | undefined

  const report = () => cells.map((cell) => ({ cell, outcome: stateOf(cell.id) }))
  const stateOf = (id: string): Outcome<R> => states.get(id) ?? { state: 'waiting' }
  let snapshot = report()
  const set = (id: string, outcome: Outcome<R>): void => {
    states.set(id, outcome)
    snapshot = report()
    for (const listener of listeners) listener()
  }

  const runOne = async (cell: Cell<T>): Promise<void> => {
    const before = cell.after === undefined ? undefined : stateOf(cell.after)
    set(cell.id, { state: 'running' })
    try {
      const value = await run(cell, before?.state === 'done' ? before.value : undefined)
      set(cell.id, { state: 'done', value })
    } catch (error) {
      stopped ||= stopsAll(error)
      set(cell.id, { state: 'failed', error })
    }
  }

  const runAll = async (): Promise<void> => {
    stopped = false
    const queue = new Set(cells.filter(({ id }) => stateOf(id).state !== 'done'))
    for (const { id } of queue) states.set(id, { state: 'waiting' })
    const isReady = ({ after }: Cell<T>) => after === undefined || stateOf(after).state === 'done'
    const takeReady = (): Cell<T> | undefined => {
      const cell = stopped ? undefined : queue.values().find(isReady)
      if (cell) queue.delete(cell)
      return cell
    }
    const running = new Set<Promise<void>>()
    for (;;) {
      const cell = running.size < concurrency ? takeReady() : undefined
      if (cell) {
        const work: Promise<void> = runOne(cell).finally(() => running.delete(work))
        running.add(work)
      } else if (running.size > 0) await Promise.race(running)
      else return
    }
  }

  return {
    run: () => {
      underWay ??= runAll().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    stop: () => {
      stopped = true
    },
    outcomes: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
