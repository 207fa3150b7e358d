import { isLeftSave, type LeftSave } from '#engine/save/left.ts'
import { idsIn, isObject } from '#protocol/row.ts'
import type { WaitingRows } from '../paste/waitingRows.ts'
import { type Left, readLeft } from './unfinished.ts'

export interface Entered {
  readonly draft?: string
  readonly value?: unknown
}

export interface Stored {
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

/** What forms left that pages of this tab did not close. */
export const storedForms = (): readonly Stored[] => readLeft().flatMap(storedIn)

/** Keys of the forms that pages of this tab left unfinished. */
export const storedKeys = (): readonly string[] => storedForms().map(({ key }) => key)
