import { idsIn, isObject } from '#protocol/row.ts'
import type { Entry } from './entry.ts'
import type { SaveState } from './state.ts'

/** What outlasts the page of a creation: its idempotency keys, and what of it is written or may be. */
export interface LeftSave {
  readonly id: string
  readonly entries: readonly Entry[]
}

const CREATIONS: readonly unknown[] = ['insert', 'insertAll', 'link']

/** What a page that goes leaves of a save; undefined where nothing is written of what it creates. A change is told by the row's version. */
export const leftOf = ({ settings, entries }: SaveState): LeftSave | undefined => {
  const left = [...entries.values()]
    .filter(({ write }) => CREATIONS.includes(write.change.do))
    // Its answer finds nobody.
    .map((one): Entry => (one.is === 'running' ? { ...one, is: 'failed', unanswered: one.sends } : one))
  return left.some(({ held, unanswered }) => held || unanswered)
    ? { id: settings.id, entries: left }
    : undefined
}

const isCreation = (one: unknown): boolean => isObject(one) && CREATIONS.includes(one.do)
const isTexts = (one: unknown): boolean => Array.isArray(one) && one.every((text) => typeof text === 'string')

const isHeld = (one: unknown): boolean =>
  isObject(one) && Array.isArray(one.rows) && isObject(one.values) && isObject(one.change)

const isEntry = (one: unknown): one is Entry => {
  if (!isObject(one) || !isObject(one.write)) return false
  const { write, is, sends, tried, unanswered, held } = one
  return (
    typeof write.name === 'string' &&
    Array.isArray(write.lines) &&
    idsIn(write.lines).length === write.lines.length &&
    isCreation(write.change) &&
    isCreation(sends) &&
    (is === 'waiting' || is === 'done' || is === 'failed') &&
    isTexts(tried) &&
    (unanswered === undefined || isCreation(unanswered)) &&
    (held === undefined || isHeld(held))
  )
}

export const isLeftSave = (one: unknown): one is LeftSave =>
  isObject(one) && typeof one.id === 'string' && Array.isArray(one.entries) && one.entries.every(isEntry)
