import { useState } from 'react'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { isBusy } from '#engine/save/state.ts'
import { STOPS_ALL, type Write } from '#engine/save/write.ts'
import { useRenderer } from '../RendererContext.ts'
import { sendChange } from '../save/sendChange.ts'
import { useSaving } from '../save/useSaving.ts'

export interface ManyRun {
  /** Nothing was written yet. */
  readonly fresh: boolean
  readonly busy: boolean
  readonly done: number
  readonly total: number
  /** How the last round ended. */
  readonly outcome: SaveOutcome | undefined
  /** Writes what is not written yet. */
  run(): Promise<void>
  /** What is under way ends; nothing else begins. */
  stop(): void
}

/** Many writes of one kind, a few at once: what was done is not done again by another try. */
export const useManyRun = (
  entity: AnyEntity,
  plan: () => readonly Write[],
  tell: (outcome: SaveOutcome) => void,
): ManyRun => {
  const { gateway } = useRenderer()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const { state, send } = useSaving(
    undefined,
    {
      plan,
      write: (effect) => sendChange(gateway, entity, effect),
      tell: (told) => {
        setOutcome(told)
        tell(told)
      },
    },
    { stopsAll: STOPS_ALL },
  )
  const all = [...state.entries.values()]
  const busy = isBusy(state)
  return {
    fresh: all.length === 0,
    busy,
    done: all.filter(({ is }) => is === 'done').length,
    total: all.length,
    outcome: busy ? undefined : outcome,
    run: () => send({ is: 'submitted' }),
    stop: () => void send({ is: 'stopped' }),
  }
}
