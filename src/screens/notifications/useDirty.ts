import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'

/** Whether something in a form is not saved. */
export const useDirty = (store: FormStore): boolean => {
  const subscribe = useCallback((listener: () => void) => store.subscribe('dirty', listener), [store])
  return useSyncExternalStore(subscribe, store.dirty)
}
