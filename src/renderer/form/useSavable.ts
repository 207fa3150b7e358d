import { useCallback, useSyncExternalStore } from 'react'
import { pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'

/** Whether a column of the first line differs from its initial value. */
export const useSavable = (store: FormStore): boolean => {
  const columns = store.columns()
  const [line] = store.lines()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = columns.map((column) => store.subscribe(pathOf(line ?? 0, column), listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, line, columns],
  )
  return useSyncExternalStore(
    subscribe,
    () => line !== undefined && store.changedColumns(line).some((column) => columns.includes(column)),
  )
}
