import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Save, SavePorts } from '#engine/save/createSave.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { isInDoubt, type SaveSettings, type SaveState } from '#engine/save/state.ts'
import { problemOf } from '../gateway.ts'
import { useSteady } from '../useSteady.ts'
import { saveOf } from './saves.ts'
import { useRetry } from './useRetry.ts'

/** Draws what waits to be drawn: what lies behind a question, or is disabled, takes no focus. */
const draw = (): void => flushSync(() => undefined)

interface Saving {
  readonly state: SaveState
  readonly send: Save['send']
  /** What got no answer is tried again by itself: nothing else is in the way, and nothing else was entered since. */
  readonly triesAgain: boolean
}

interface Ports extends Omit<SavePorts, 'problemOf' | 'check' | 'resume'> {
  /** What is drawn goes with such an outcome, and need not be drawn once more before. */
  readonly leaves?: (outcome: SaveOutcome) => boolean
  /** It is left while nobody knows what of it is written: lists are old. They are read anew where not said. */
  readonly leftInDoubt?: () => void
}

/** The save of a form, or of a dialog without one; its effects are carried out by what was drawn last. */
export const useSaving = (
  store: FormStore | undefined,
  ports: Ports,
  settings: Omit<SaveSettings, 'id' | 'atOnce'> = {},
): Saving => {
  const [save] = useState(() => saveOf(store, settings))
  const focused = useRef<Element>(null)
  save.serve({
    ...ports,
    problemOf,
    check: () => {
      let valid = true
      if (store)
        flushSync(() => {
          valid = store.validate().length === 0
        })
      return valid
    },
    prepare: (state) => {
      const found = ports.prepare?.(state) ?? { asks: [] }
      if (found instanceof Promise) focused.current = document.activeElement
      return found
    },
    resume: () => {
      const before = focused.current
      focused.current = null
      if (!(before instanceof HTMLElement)) return
      // A question gives the focus back to where it was, which must be able to take it.
      draw()
      before.focus()
    },
    tell: (outcome) => {
      if (!ports.leaves?.(outcome)) draw()
      ports.tell?.(outcome)
    },
  })
  const left = useSteady(() => {
    const { leftInDoubt = ports.refresh } = ports
    if (isInDoubt(save.state.getState())) void leftInDoubt?.()
    void save.send({ is: 'left' })
  })
  useEffect(() => left, [left])
  const state = useStore(save.state)
  const triesAgain = useRetry(save, state, store)
  return { state, send: save.send, triesAgain }
}
