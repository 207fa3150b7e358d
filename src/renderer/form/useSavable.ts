import { useCallback, useSyncExternalStore } from 'react'
import { pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'

/** Whether one of the columns of the first line differs from its initial value; any of the form's where none is named. */
export const useSavable = (store: FormStore, columns: readonly string[] = store.columns()): boolean => {
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
