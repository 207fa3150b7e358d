import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { refusedLines } from '#engine/save/failures.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { planRest } from '#engine/save/planRows.ts'
import { type Failure, isBusy, progressOf } from '#engine/save/state.ts'
import { type RowLine, STOPS_ALL, type Write } from '#engine/save/write.ts'
import { reread } from '../../list/state/reread.ts'
import { rowsKey } from '../../list/state/useRows.ts'
import { useRenderer } from '../../RendererContext.ts'
import { sendChange } from '../../save/sendChange.ts'
import { useSaving } from '../../save/useSaving.ts'

export interface ManyRun {
  /** Nothing was written yet. */
  readonly fresh: boolean
  readonly busy: boolean
  /** It was told to stop, and what is under way still ends. */
  readonly stopping: boolean
  /** A round has ended: what is left is another try's. */
  readonly tried: boolean
  /** Rows, of all that are to be written. */
  readonly done: number
  readonly total: number
  /** How the last round ended. */
  readonly outcome: SaveOutcome | undefined
  /** Lines that are not written, and those among them that were refused: the others wait for these. */
  readonly left: readonly number[]
  readonly refused: ReadonlySet<number>
  /** Writes what is not written yet. */
  run(): Promise<void>
  /** The same but for the rows that were refused, which stay as they are. */
  runWithout(): Promise<void>
  /** What is under way ends; nothing else begins. */
  stop(): void
  /** What leaves the rest as it is and goes on with `then`: what is written is said, and can be taken back, as if it had been all. */
  leaving(then: () => void): () => void
}

/** What all rounds of a run have written by now. */
export interface ManyOutcome extends SaveOutcome {
  /** Lines that are done. */
  readonly done: readonly number[]
  /** How many were left as they are, being refused. */
  readonly without: number
}

/** Why lines were refused, by line. */
export const failuresByLine = ({ outcome }: ManyRun): ReadonlyMap<number, readonly Failure[]> => {
  const those = (outcome?.failures ?? []).filter(({ lineId }) => lineId !== undefined)
  return Map.groupBy(those, ({ lineId }) => lineId ?? 0)
}

interface Plan<L> {
  /** All that is to be written, as it is by now; the same thing always under the same number. */
  readonly lines: () => readonly L[]
  readonly writes: (lines: readonly L[]) => readonly Write[]
  /** After each round. */
  readonly tell: (outcome: ManyOutcome) => void
  /** What is said once nothing more is written. */
  readonly say: (outcome: ManyOutcome) => void
}

/** Rows that are written together, an institution after the other: what was done is not done again by another try. */
export const useManyRun = <L extends RowLine>(
  entity: AnyEntity,
  { lines, writes, tell, say }: Plan<L>,
): ManyRun => {
  const { gateway } = useRenderer()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const without = useRef(new Set<number>())
  const written = useRef<SaveOutcome['written']>([])
  const last = useRef<ManyOutcome>(undefined)
  const { state, send } = useSaving(
    undefined,
    {
      plan: (known) =>
        planRest(
          known,
          lines().filter(({ lineId }) => !without.current.has(lineId)),
          writes,
        ),
      write: (effect) => sendChange(gateway, entity, effect),
      tell: (told) => {
        written.current = [...written.current, ...told.written]
        setOutcome(told)
        last.current = {
          ...told,
          written: written.current,
          done: written.current.flatMap((one) => one.lines),
          without: without.current.size,
        }
        if (told.is === 'saved') say(last.current)
        tell(last.current)
      },
      leftInDoubt: () => void reread(queries, rowsKey(entity.name)),
    },
    { stopsAll: STOPS_ALL },
  )
  const busy = isBusy(state)
  const round = state.round.flatMap((name) => state.entries.get(name) ?? [])
  const left = round.flatMap(({ is, write }) => (is === 'done' ? [] : write.lines))
  const refused = new Set(busy ? [] : refusedLines(state))
  const run = () => send({ is: 'submitted' })
  return {
    fresh: state.entries.size === 0,
    busy,
    stopping: busy && state.stopped !== false,
    tried: outcome !== undefined,
    ...progressOf(state),
    outcome: busy ? undefined : outcome,
    left,
    refused,
    run,
    runWithout: () => {
      for (const lineId of refused) without.current.add(lineId)
      return run()
    },
    stop: () => void send({ is: 'stopped' }),
    leaving: (then) => () => {
      if (last.current && written.current.length > 0) say(last.current)
      then()
    },
  }
}
