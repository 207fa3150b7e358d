import type { FormStore } from '#engine/form/formStore.ts'
import { leaveSave, takeUpSave } from '../../save/leftSaves.ts'
import { keepWaiting, waitingIn } from '../paste/waitingRows.ts'
import { type Entered, type Stored, storedForms } from './storedForm.ts'
import { storeLeft } from './storeLeft.ts'
import { dropLeft } from './unfinished.ts'

interface FormToStore {
  readonly key: string
  readonly store: FormStore
  /** Institutions that it is for. */
  readonly places: readonly number[]
}

/** Stores what is entered in forms, but for secrets. */
export const storeForms = (forms: readonly FormToStore[]): void =>
  storeLeft(forms.map((one) => ({ ...contentsOf(one) })))

const contentsOf = ({ key, store, places }: FormToStore): Stored => {
  const { columns } = store.entity
  const lines = store.lines().map((lineId) => {
    const open = store.changedColumns(lineId).filter((name) => !columns[name]?.options.secret)
    return Object.fromEntries(
      open.map((name): [string, Entered] => {
        const { draft, value } = store.field(lineId, name)
        return [name, draft === undefined ? { value } : { draft }]
      }),
    )
  })
  const save = leaveSave(store)
  const written = save && { ids: store.lines(), save }
  const hasSecrets = Object.values(columns).some(({ options }) => options.secret)
  const waiting = hasSecrets ? [] : waitingIn(store)
  return { key, lines, places, waiting, ...written }
}

/** Lays what was stored under the key into a new form, once, and gives the institutions it was for; undefined where nothing was. */
export const takeStored = (key: string, store: FormStore): readonly number[] | undefined => {
  const stored = storedForms().find((one) => one.key === key)
  if (!stored) return undefined
  dropLeft(key)
  // What is written is known by the ids of the lines.
  if (stored.ids) store.reset(stored.ids)
  for (const [nth, line] of stored.lines.entries()) {
    const lineId = store.lines()[nth] ?? store.addLine()
    if (lineId === undefined) break
    for (const [name, { draft, value }] of Object.entries(line)) {
      if (!(name in store.entity.columns)) continue
      if (draft === undefined) store.setValues(lineId, { [name]: value ?? null })
      else {
        store.setDraft(lineId, name, draft)
        store.commit(lineId, name)
      }
    }
  }
  if (!store.dirty()) return undefined
  if (stored.save) takeUpSave(store, stored.save)
  keepWaiting(store, stored.waiting ?? [])
  return stored.places
}
