import { useEffect, useRef } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Save } from '#engine/save/createSave.ts'
import { isUnheard, type SaveState } from '#engine/save/state.ts'

/** Milliseconds before the first new try; each one after it waits twice as long, up to the last. */
const FIRST = 5000
const LAST = 60_000

/** Sends what got no answer once more: when the network is back, and after a while. Not once something else is entered. */
export const useRetry = (save: Save, state: SaveState, store: FormStore | undefined): void => {
  const tries = useRef(0)
  const unheard = isUnheard(state)
  useEffect(() => {
    if (state.phase === 'done') tries.current = 0
    if (!unheard) return
    const entered = contentOf(store)
    const retry = () => {
      if (contentOf(store) !== entered) return
      tries.current++
      void save.send({ is: 'retried' })
    }
    const timer = setTimeout(retry, Math.min(LAST, FIRST * 2 ** tries.current))
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [save, store, state.phase, unheard])
}

const contentOf = (store: FormStore | undefined): string =>
  store ? JSON.stringify(store.lines().map((lineId) => store.live(lineId))) : ''
