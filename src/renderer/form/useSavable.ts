import { useSyncExternalStore } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import { useFieldsSubscription } from './field/useField.ts'

/** Whether a column of the first line differs from its initial value. */
export const useSavable = (store: FormStore): boolean => {
  const columns = store.columns()
  const [line] = store.lines()
  return useSyncExternalStore(
    useFieldsSubscription(store, line ?? 0, columns),
    () => line !== undefined && store.changedColumns(line).some((column) => columns.includes(column)),
  )
}
