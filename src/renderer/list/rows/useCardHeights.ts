import { type RefObject, useLayoutEffect } from 'react'
import type { WireRow } from '#protocol/row.ts'
import { isOfCards } from '../isOfCards.ts'

/** Row → pixels that what its card holds took when it was last drawn. */
const heights = new WeakMap<WireRow, number>()

/**
 * A card that is out of sight is not laid out, and as tall as a guess. Of those that were in sight before the height is
 * known, so that Back leads to where one was.
 */
export const useCardHeights = (
  frame: RefObject<HTMLElement | null>,
  rows: readonly WireRow[] | undefined,
): void => {
  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !rows || !isOfCards()) return
    const rowOf = new Map<Element, WireRow>()
    const observer = new ResizeObserver((drawn) => {
      for (const { target, contentRect } of drawn) {
        const row = rowOf.get(target)
        if (row) heights.set(row, contentRect.height)
      }
    })
    for (const row of rows) {
      const card = current.querySelector<HTMLElement>(`[data-row-id="${row.id}"]`)
      if (!card) continue
      const height = heights.get(row)
      if (height) card.style.containIntrinsicBlockSize = `auto ${height}px`
      rowOf.set(card, row)
      observer.observe(card)
    }
    return () => observer.disconnect()
  }, [frame, rows])
}
