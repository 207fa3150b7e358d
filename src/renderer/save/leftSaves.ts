import type { FormStore } from '#engine/form/formStore.ts'
import type { LeftSave } from '#engine/save/left.ts'

/** By form, what its save leaves to the next page. Apart from the saves themselves, which come with the forms. */
const left = new WeakMap<FormStore, () => LeftSave | undefined>()

export const leavesBehind = (store: FormStore, what: () => LeftSave | undefined): void =>
  void left.set(store, what)

/** What the form's save has written, or may have, for the next page; nothing where secrets would be kept with it. */
export const leaveSave = (store: FormStore): LeftSave | undefined =>
  Object.values(store.entity.columns).some(({ options }) => options.secret) ? undefined : left.get(store)?.()

/** What an earlier page has left, until the form asks for its save. */
export const takeUpSave = (store: FormStore, save: LeftSave): void => leavesBehind(store, () => save)
