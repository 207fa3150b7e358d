import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { createSave } from '#engine/save/createSave.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { isBusy } from '#engine/save/state.ts'
import { STOPS_ALL, type Write } from '#engine/save/write.ts'
import { problemOf } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { sendChange } from '../save/sendChange.ts'

export interface ManyRun {
  /** Nothing was written yet. */
  readonly fresh: boolean
  readonly busy: boolean
  readonly done: number
  readonly total: number
  /** Writes that failed, with what the server said. */
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
  const [save] = useState(() => createSave({ id: crypto.randomUUID(), atOnce: 4, stopsAll: STOPS_ALL }))
  const [outcome, setOutcome] = useState<SaveOutcome>()
  save.serve({
    problemOf,
    plan,
    write: (effect) => sendChange(gateway, entity, effect),
    tell: (told) => {
      setOutcome(told)
      tell(told)
    },
  })
  useEffect(() => () => void save.send({ is: 'stopped' }), [save])
  const state = useSyncExternalStore(save.subscribe, save.state)
  const all = [...state.entries.values()]
  return {
    fresh: all.length === 0,
    busy: isBusy(state),
    done: all.filter(({ is }) => is === 'done').length,
    total: all.length,
    outcome: isBusy(state) ? undefined : outcome,
    run: () => save.send({ is: 'submitted' }),
    stop: () => void save.send({ is: 'stopped' }),
  }
}
