import type { FormStore } from '#engine/form/formStore.ts'
import { createSave, type Save } from '#engine/save/createSave.ts'
import { type LeftSave, leftOf } from '#engine/save/left.ts'
import type { SaveSettings } from '#engine/save/state.ts'

/** Saves of forms: a form that is taken up again goes on with its own, which knows what is written already. */
const saves = new WeakMap<FormStore, Save>()
/** Those of an earlier page, until the form asks for its save. */
const earlier = new WeakMap<FormStore, LeftSave>()

/** The save of a form, or a new one of a dialog without one. */
export const saveOf = (store: FormStore | undefined, settings: Omit<SaveSettings, 'id' | 'atOnce'>): Save => {
  const known = store && saves.get(store)
  if (known) return known
  const left = store && earlier.get(store)
  const id = left?.id ?? crypto.randomUUID()
  const save = createSave({ id, atOnce: 4, ...settings }, undefined, left?.entries)
  if (store) saves.set(store, save)
  return save
}

/** What the form's save has written, or may have, for the next page; nothing where secrets would be kept with it. */
export const leaveSave = (store: FormStore): LeftSave | undefined => {
  if (Object.values(store.entity.columns).some(({ options }) => options.secret)) return undefined
  const save = saves.get(store)
  return save ? leftOf(save.state.getState()) : earlier.get(store)
}

export const takeUpSave = (store: FormStore, left: LeftSave): void => void earlier.set(store, left)
