import { useState } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import type { OwnService } from './linkChanges.ts'

/** What departments were called while their form was open: those of an institution that was taken are not read any more. */
const called = new WeakMap<FormStore, Map<number, string>>()

/** Names of departments that were ticked and can be saved nowhere any more, until they are noted. */
export const useLeftServices = (store: FormStore, services: readonly OwnService[]) => {
  const [left, setLeft] = useState<readonly string[]>([])
  const names = called.get(store) ?? new Map<number, string>()
  for (const { id, name } of services) names.set(id, name)
  called.set(store, names)
  return {
    left,
    add: (ids: readonly number[]) =>
      setLeft((before) => [...before, ...ids.map((id) => names.get(id) ?? `#${id}`)]),
    noted: () => setLeft([]),
  }
}
