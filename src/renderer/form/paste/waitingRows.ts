import type { FileLine } from '#engine/csv/parseLines.ts'
import type { FormStore } from '#engine/form/formStore.ts'

/** Pasted rows, below a first line that names their columns. */
export type WaitingRows = readonly FileLine[]

/** By form, the rows of each paste that found no line in it any more. */
const waiting = new WeakMap<FormStore, readonly WaitingRows[]>()
/** By form, the rows that it is opened for; a form that is given back after a reload has them in its fields already. */
const beginnings = new WeakMap<FormStore, WaitingRows>()

export const waitingIn = (store: FormStore): readonly WaitingRows[] => waiting.get(store) ?? []

export const countRows = (pastes: readonly WaitingRows[]): number =>
  pastes.reduce((count, { length }) => count + length - 1, 0)

/** Keeps them in place of those that waited; pastes of which nothing is left are none. */
export const keepWaiting = (store: FormStore, pastes: readonly WaitingRows[]): void => {
  const left = pastes.filter(({ length }) => length > 0)
  if (left.length > 0) waiting.set(store, left)
  else waiting.delete(store)
}

/** Opens a new form with the rows of the first paste; the others wait on. */
export const beginWith = (store: FormStore, [first = [], ...others]: readonly WaitingRows[]): void => {
  beginnings.set(store, first)
  keepWaiting(store, others)
}

/** Gives what the form begins with, once. */
export const takeBeginning = (store: FormStore): WaitingRows => {
  const rows = beginnings.get(store) ?? []
  beginnings.delete(store)
  return rows
}
