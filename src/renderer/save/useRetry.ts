import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'
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

/** Whether the form holds what it did when no answer came. */
const useAsSent = (unheard: boolean, store: FormStore | undefined): boolean => {
  const sent = useMemo(() => (unheard ? contentOf(store) : undefined), [unheard, store])
  const subscribe = useMemo(() => everyChangeOf(unheard ? store : undefined), [unheard, store])
  return useSyncExternalStore(subscribe, () => sent === undefined || contentOf(store) === sent)
}

const contentOf = (store: FormStore | undefined): string =>
  store ? JSON.stringify(store.lines().map((lineId) => store.live(lineId))) : ''

/** Subscribes to every field of a form, and to its lines. */
const everyChangeOf = (store: FormStore | undefined) => (listener: () => void) => {
  if (!store) return () => undefined
  const fields = store
    .lines()
    .flatMap((lineId) => Object.keys(store.entity.columns).map((column) => pathOf(lineId, column)))
  const stops = ['lines', ...fields].map((path) => store.subscribe(path, listener))
  return () => {
    for (const stop of stops) stop()
  }
}
