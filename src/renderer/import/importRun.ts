import { type Cell, createFanOut } from '#engine/fanOut.ts'
import { type GatewayProblem, problemOf, type UpsertOutcome } from '../gateway.ts'

type Row = Readonly<Record<string, unknown>>

/** A part of an import: rows that go to one institution in one call. */
export interface Batch {
  readonly institution: number
  /** Indexes into the rows of the import. */
  readonly lines: readonly number[]
}

export interface BatchState {
  readonly batch: Batch
  /** `waiting` also stands for a batch whose rows the institution before has not taken. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly answer: readonly UpsertOutcome[]
  readonly problem?: GatewayProblem
}

export interface ImportOrder {
  readonly importId: string
  readonly rows: readonly Row[]
  readonly institutions: readonly number[]
  /** Rows of one call. */
  readonly size: number
  send(rows: readonly Row[], institution: number, key: string): Promise<readonly UpsertOutcome[]>
}

export interface ImportRun {
  /** Writes what is not written yet: the first call, and every retry with the same keys. Never rejects. */
  run(): Promise<void>
  /** Stops before the next batch. */
  stop(): void
  states(): readonly BatchState[]
  subscribe(listener: () => void): () => void
}

const PARALLEL = 3

/** After these nothing else can work: no answer, signed out, too many calls, out of service. */
const stopsAll = (error: unknown): boolean => [520, 401, 429, 440, 503, 507].includes(problemOf(error).status)

/**
 * Institution after institution, cut into batches of `size`. A batch waits for the one of the same rows at the
 * institution before, whose ids it sends, so that institutions share the rows.
 */
export const planImport = ({
  importId,
  rows,
  institutions,
  size,
}: Omit<ImportOrder, 'send'>): Cell<Batch>[] =>
  institutions.flatMap((institution, nth) =>
    Array.from({ length: Math.ceil(rows.length / size) }, (_, index): Cell<Batch> => {
      const before = nth > 0 ? `${importId}:${institutions[nth - 1]}:${index}` : undefined
      const from = index * size
      const lines = Array.from({ length: Math.min(size, rows.length - from) }, (_, i) => from + i)
      const key = `${importId}:${institution}:${index}`
      return { id: key, key, input: { institution, lines }, ...(before ? { after: before } : {}) }
    }),
  )

/** An import under way, as plain state with subscribers: only its progress is drawn again. */
export const createImportRun = (order: ImportOrder): ImportRun => {
  const fanOut = createFanOut<Batch, readonly UpsertOutcome[]>({
    cells: planImport(order),
    concurrency: PARALLEL,
    stopsAll,
    run: ({ input, key }, previous = []) => {
      const ids = new Map(previous.map(({ line, id }) => [line, id]))
      const rows = input.lines.map((line, i) => {
        const id = ids.get(i)
        return id === undefined ? (order.rows[line] as Row) : { ...order.rows[line], id }
      })
      return order.send(rows, input.institution, key)
    },
  })
  const read = (): readonly BatchState[] =>
    fanOut.outcomes().map(({ cell, outcome }) => ({
      batch: cell.input,
      state: outcome.state,
      answer: outcome.state === 'done' ? outcome.value : [],
      ...(outcome.state === 'failed' ? { problem: problemOf(outcome.error) } : {}),
    }))
  let states = read()
  const listeners = new Set<() => void>()
  fanOut.subscribe(() => {
    states = read()
    for (const listener of listeners) listener()
  })
  return {
    run: fanOut.run,
    stop: fanOut.stop,
    states: () => states,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Rows written so far, each counted once for every institution. */
export const writtenRows = (states: readonly BatchState[]): number =>
  states.reduce((sum, { state, batch }) => sum + (state === 'done' ? batch.lines.length : 0), 0)

/** How many rows were created, updated, linked or found as they were, in one institution. */
export const outcomesIn = (
  states: readonly BatchState[],
  institution: number,
): Readonly<Record<UpsertOutcome['outcome'], number>> => {
  const counts = { created: 0, updated: 0, linked: 0, unchanged: 0 }
  for (const { batch, answer } of states)
    if (batch.institution === institution) for (const { outcome } of answer) counts[outcome]++
  return counts
}

/** Lines that at least one institution has not taken. */
export const linesNotWritten = (states: readonly BatchState[]): ReadonlySet<number> =>
  new Set(states.flatMap(({ state, batch }) => (state === 'done' ? [] : batch.lines)))
