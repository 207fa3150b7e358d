import type { FormStore } from '#engine/form/formStore.ts'
import { createSave, type Save } from '#engine/save/createSave.ts'
import { leftOf } from '#engine/save/left.ts'
import type { SaveSettings } from '#engine/save/state.ts'
import { leaveSave, leavesBehind } from './leftSaves.ts'

/** Saves of forms: a form that is taken up again goes on with its own, which knows what is written already. */
const saves = new WeakMap<FormStore, Save>()

/** The save of a form, or a new one of a dialog without one. */
export const saveOf = (store: FormStore | undefined, settings: Omit<SaveSettings, 'id' | 'atOnce'>): Save => {
  const known = store && saves.get(store)
  if (known) return known
  const earlier = store && leaveSave(store)
  const id = earlier?.id ?? crypto.randomUUID()
  const save = createSave({ id, atOnce: 4, ...settings }, undefined, earlier?.entries)
  if (store) {
    saves.set(store, save)
    leavesBehind(store, () => leftOf(save.state.getState()))
  }
  return save
}
