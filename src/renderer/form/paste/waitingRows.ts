import type { FileLine } from '#engine/csv/parseLines.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { PastePlan } from '#engine/paste/planPaste.ts'
import { remainingLines } from '#engine/paste/remainingLines.ts'

/** Pasted rows that found no line in a form, below the names of their columns. */
const waiting = new WeakMap<FormStore, readonly FileLine[]>()

/** Keeps the rows of a block from one on; none where nothing stands in them. */
export const keepRemaining = (store: FormStore, plan: PastePlan, from: number): void =>
  keepWaiting(store, remainingLines(plan, from))

export const keepWaiting = (store: FormStore, lines: readonly FileLine[]): void => {
  if (lines.length > 0) waiting.set(store, lines)
  else waiting.delete(store)
}

/** Gives the rows that wait, once. */
export const takeWaiting = (store: FormStore): readonly FileLine[] => {
  const lines = waiting.get(store) ?? []
  waiting.delete(store)
  return lines
}
