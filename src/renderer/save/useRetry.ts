import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import { subscribeLines } from '#engine/form/subscribeLines.ts'
import type { Save } from '#engine/save/createSave.ts'
import { isUnheard, lacksAnswers, type SaveState } from '#engine/save/state.ts'

/** Milliseconds before the first new try; each one after it waits twice as long, up to the last. */
const FIRST = 5000
const LAST = 60_000

/**
 * Sends what got no answer once more: when the network is back, and after a while. Not once something else is entered.
 * Gives whether it will.
 */
export const useRetry = (save: Save, state: SaveState, store: FormStore | undefined): boolean => {
  const tries = useRef(0)
  const unheard = isUnheard(state)
  const isAsSent = useAsSent(unheard, store)
  const waits = unheard && isAsSent
  useEffect(() => {
    if (state.phase === 'done') tries.current = 0
    if (!waits) return
    const retry = () => {
      tries.current++
      void save.send({ is: 'retried' })
    }
    const timer = setTimeout(retry, Math.min(LAST, FIRST * 2 ** tries.current))
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [save, state.phase, waits])
  return lacksAnswers(state) && isAsSent
}

const nothing = () => undefined

/** Whether the form holds what it did when no answer came. */
const useAsSent = (unheard: boolean, store: FormStore | undefined): boolean => {
  const sent = useMemo(() => (unheard ? contentOf(store) : undefined), [unheard, store])
  const subscribe = useCallback(
    (listener: () => void) =>
      unheard && store ? subscribeLines(store, Object.keys(store.entity.columns), listener) : nothing,
    [unheard, store],
  )
  return useSyncExternalStore(subscribe, () => sent === undefined || contentOf(store) === sent)
}

const contentOf = (store: FormStore | undefined): string =>
  store ? JSON.stringify(store.lines().map((lineId) => store.live(lineId))) : ''
