import { isObject } from '#protocol/row.ts'
import type { OpenDialog } from '../../TableDialogs.tsx'
import { dropLeft, readLeft } from './unfinished.ts'

export type Held = () => OpenDialog | undefined

interface Kept {
  /** What is held by now; undefined where nothing would be lost. */
  readonly held: Held
  /** It goes with the page. */
  readonly hereAlone?: true
}

/** Dialogs that stand open, and those that went with the end of a session, as they stood. */
export const keptDialogs = new Map<string, Kept>()

export const keyOf = (person: number, table: string, selected: readonly number[]): string =>
  `dialog ${person} ${table} ${selected.toSorted((a, b) => a - b).join()}`

const isFile = (one: unknown): boolean =>
  one === undefined ||
  (isObject(one) && [one.name, one.encoding, one.delimiter].every((part) => typeof part === 'string'))

const isIds = (one: unknown): boolean => Array.isArray(one) && one.every((id) => typeof id === 'number')

const isDialog = (one: unknown): one is OpenDialog =>
  isObject(one) &&
  ((one.dialog === 'add' && isIds(one.places) && isIds(one.picked)) ||
    (one.dialog === 'changeMany' && Array.isArray(one.ids) && isObject(one.entered)) ||
    (one.dialog === 'import' &&
      isObject(one.pasted) &&
      Array.isArray(one.pasted.rows) &&
      isFile(one.pasted.file)))

export const forget = (key: string): void => {
  keptDialogs.delete(key)
  dropLeft(key)
}

/** Gives the dialog that was left unfinished, once, to the same person in the same institutions. */
export const takeDialog = (...place: Parameters<typeof keyOf>): OpenDialog | undefined => {
  const key = keyOf(...place)
  const stored = readLeft().find((one) => one.key === key)?.dialog
  const dialog = keptDialogs.get(key)?.held() ?? (isDialog(stored) ? stored : undefined)
  forget(key)
  return dialog
}

export const keepDialogsHereAlone = (): void => {
  for (const [key, one] of keptDialogs) keptDialogs.set(key, { ...one, hereAlone: true })
}
