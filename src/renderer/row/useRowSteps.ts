import { type KeyboardEvent, useState } from 'react'
import type { WireRow } from '#protocol/row.ts'

/** From the row that was opened to its neighbours among those of the page, by buttons and by the keys ← and →. */
export const useRowSteps = (opened: WireRow, rows: readonly WireRow[]) => {
  const [{ row, stepped }, set] = useState({ row: opened, stepped: false })
  const at = rows.findIndex(({ id }) => id === row.id)
  const stepTo = (to: WireRow | undefined) => to && (() => set({ row: to, stepped: true }))
  const previous = stepTo(rows[at - 1])
  const next = at < 0 ? undefined : stepTo(rows[at + 1])
  return {
    row,
    /** It is another one by now than when it opened, or was in between. */
    stepped,
    /** None where it stands alone, or in no list. */
    steps: previous || next ? { previous, next } : undefined,
    press: ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey || shiftKey) return
      if (key === 'ArrowLeft') previous?.()
      if (key === 'ArrowRight') next?.()
    },
  }
}
