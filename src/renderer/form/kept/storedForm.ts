import type { FormStore } from '#engine/form/formStore.ts'
import { isLeftSave, type LeftSave } from '#engine/save/left.ts'
import { idsIn, isObject } from '#protocol/row.ts'
import { leaveSave, takeUpSave } from '../../save/leftSaves.ts'
import { keepWaiting, type WaitingRows, waitingIn } from '../paste/waitingRows.ts'
import { dropLeft, type Left, readLeft, storeLeft } from './unfinished.ts'

interface Entered {
  readonly draft?: string
  readonly value?: unknown
}

interface Stored {
  readonly key: string
  /** By line, the columns that were changed. */
  readonly lines: readonly Readonly<Record<string, Entered>>[]
  /** Institutions that it was for. */
  readonly places: readonly number[]
  /** Ids of the lines, in order, and what of them is written or may be. */
  readonly ids?: readonly number[]
  readonly save?: LeftSave
  /** Pasted rows that have found no line of it. */
  readonly waiting?: readonly WaitingRows[]
}

interface FormToStore {
  readonly key: string
  readonly store: FormStore
  /** Institutions that it is for. */
  readonly places: readonly number[]
}

const isEntered = (one: unknown): one is Entered =>
  isObject(one) && (one.draft === undefined || typeof one.draft === 'string')

const isLine = (one: unknown): one is Stored['lines'][number] =>
  isObject(one) && Object.values(one).every(isEntered)

const isWaiting = (one: unknown): one is WaitingRows =>
  Array.isArray(one) &&
  one.every(
    (row) =>
      isObject(row) && typeof row.line === 'number' && Array.isArray(row.cells) && row.cells.every(isText),
  )

const isText = (one: unknown): one is string => typeof one === 'string'

const storedIn = ({ key, lines, places, ids, save, waiting }: Left): readonly Stored[] => {
  if (!Array.isArray(lines) || !lines.every(isLine)) return []
  const rows = Array.isArray(waiting) ? waiting.filter(isWaiting) : []
  const ours = { key, lines, places: idsIn(places), waiting: rows }
  return [isLeftSave(save) ? { ...ours, ids: idsIn(ids), save } : ours]
}

const read = (): readonly Stored[] => readLeft().flatMap(storedIn)

/** Keys of the forms that pages of this tab left unfinished. */
export const storedKeys = (): readonly string[] => read().map(({ key }) => key)

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
  const stored = read().find((one) => one.key === key)
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
