import { createStore } from 'zustand/vanilla'
import { inParts } from '#engine/inParts.ts'
import type { ReadonlyStore } from '#engine/readonlyStore.ts'
import { createSave } from '#engine/save/createSave.ts'
import { STOPS_ALL, type Write } from '#engine/save/write.ts'
import type { CallProblem, Detail } from '#protocol/problem.ts'
import type { WireRow } from '#protocol/row.ts'
import type { WrittenLine } from '#protocol/write.ts'
import { problemOf } from '../../gateway.ts'
import type { WrittenSoFar } from '../existingRows.ts'

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
  readonly answer: readonly WrittenLine[]
  readonly problem?: CallProblem
}

export interface ImportOrder {
  readonly importId: string
  readonly rows: readonly Row[]
  readonly institutions: readonly number[]
  /** Rows of one call. */
  readonly size: number
  /** What a line says of the row that it is to find in an institution; that of the one before, in any version, where not said. */
  expected?(row: Row, institution: number, written: WrittenSoFar): Partial<WireRow>
  send(rows: readonly Row[], institution: number, key: string): Promise<readonly WrittenLine[]>
}

export interface ImportRun {
  /** Writes what is not written yet: the first call, and every retry with the same keys. Never rejects. */
  run(): Promise<void>
  /** Stops before the next batch. */
  stop(): void
  readonly states: ReadonlyStore<readonly BatchState[]>
}

const PARALLEL = 3

/**
 * Institution after institution, cut into batches of `size`. A batch waits for the one of the same rows at the
 * institution before, whose ids it sends, so that institutions share the rows.
 */
const planImport = ({
  rows,
  institutions,
  size,
}: Pick<ImportOrder, 'rows' | 'institutions' | 'size'>): Write[] =>
  institutions.flatMap((institution, nth) =>
    inParts(rows, size).map(
      (some, index): Write => ({
        name: `${institution}:${index}`,
        lines: some.map((_, i) => index * size + i),
        institution,
        change: { do: 'upsert', rows: some, institution },
        ...(nth > 0 && { after: `${institutions[nth - 1]}:${index}` }),
      }),
    ),
  )

/** An import under way, of which only the progress is drawn again. */
export const createImportRun = (order: ImportOrder): ImportRun => {
  const plan = planImport(order)
  const answers = new Map<string, readonly WrittenLine[]>()
  const versions = new Map<number, number>()
  const save = createSave(
    { id: order.importId, atOnce: PARALLEL, stopsAll: STOPS_ALL },
    {
      problemOf,
      plan: () => plan,
      write: async ({ name, change, key, previous = [] }) => {
        if (change.do !== 'upsert') return []
        const { institution } = change
        // The row of the institution before, not another one.
        const ids = new Map(previous.map(({ line, id }) => [line, id]))
        const rows = change.rows.map((row, line) => {
          const id = ids.get(line)
          const named = id === undefined ? {} : { id }
          return { ...row, ...(order.expected?.(row, institution, { id, versions }) ?? named) }
        })
        const answer = await order.send(rows, institution, key)
        answers.set(name, answer)
        for (const { id, version } of answer) versions.set(id, version)
        return answer.map((row) => ({ ...row }))
      },
    },
  )
  const read = (): readonly BatchState[] =>
    plan.map(({ name, lines, institution = 0 }) => {
      const { is = 'waiting', problem } = save.state.getState().entries.get(name) ?? {}
      return {
        batch: { institution, lines },
        state: is,
        answer: is === 'done' ? (answers.get(name) ?? []) : [],
        ...(is === 'failed' && problem ? { problem } : {}),
      }
    })
  const { setState, ...states } = createStore(read)
  save.state.subscribe(() => setState(read(), true))
  return {
    run: () => save.send({ is: 'submitted' }),
    stop: () => void save.send({ is: 'stopped' }),
    states,
  }
}

/** Rows written so far, each counted once for every institution. */
export const writtenRows = (states: readonly BatchState[]): number =>
  states.reduce((sum, { state, batch }) => sum + (state === 'done' ? batch.lines.length : 0), 0)

/**
 * How many rows were created, updated, linked or found as they were, in one institution; of `changed`, by id, what it
 * shares has changed with it where another institution's batch has written that.
 */
export const outcomesIn = (
  states: readonly BatchState[],
  institution: number,
  changed: ReadonlySet<number> = new Set(),
): Readonly<Record<WrittenLine['outcome'], number>> => {
  const counts = { created: 0, updated: 0, linked: 0, unchanged: 0 }
  for (const { batch, answer } of states)
    if (batch.institution === institution)
      for (const { outcome, id } of answer)
        counts[outcome === 'unchanged' && changed.has(id) ? 'updated' : outcome]++
  return counts
}

/** Lines that at least one institution has not taken. */
export const linesNotWritten = (states: readonly BatchState[]): ReadonlySet<number> =>
  new Set(states.flatMap(({ state, batch }) => (state === 'done' ? [] : batch.lines)))

/** Lines by which something is other than it was, in at least one institution. */
export const linesTaken = (states: readonly BatchState[]): ReadonlySet<number> =>
  new Set(
    states.flatMap(({ batch, answer }) =>
      answer.flatMap(({ line, outcome }) => (outcome === 'unchanged' ? [] : (batch.lines[line] ?? []))),
    ),
  )

/** Institutions that have taken lines, as they were or not. */
export const placesTaken = (states: readonly BatchState[]): readonly number[] => [
  ...new Set(states.flatMap(({ state, batch }) => (state === 'done' ? batch.institution : []))),
]

/** Code of a row that somebody else has changed since it was compared. */
const OVERTAKEN = 412

/** A row that was there as the file was compared, and is there no more: a file names no row itself. */
export const isGone = ({ column, reason }: Detail): boolean => column === 'id' && reason === 'notFound'

/** Somebody else has changed or removed rows of it since they were compared: among other details the first code is of no help. */
export const wasOvertaken = (problem: CallProblem | undefined): boolean =>
  problem?.status === OVERTAKEN ||
  (problem?.details ?? []).some((detail) => detail.code === OVERTAKEN || isGone(detail))

/** What is said of its lines: of one that is gone that alone, not that its version is another too. */
export const detailsOf = (problem: CallProblem | undefined): readonly Detail[] => {
  const details = problem?.details ?? []
  const gone = new Set(details.filter(isGone).map(({ line }) => line))
  return details.filter((detail) => detail.code !== OVERTAKEN || !gone.has(detail.line))
}

/** Another try of this run as it stands would be refused again. */
export const isOvertaken = (states: readonly BatchState[]): boolean =>
  states.some(({ problem }) => wasOvertaken(problem))
