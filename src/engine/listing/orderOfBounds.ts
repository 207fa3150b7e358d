import type { AnyColumn } from '#dsl/columns/column.ts'
import { boundKind } from './columnFilter.ts'
import { isBackward } from './isBackward.ts'

/** Whether a range, as its bounds are written, ends before it begins, or goes past midnight where its values may. */
export const orderOfBounds = (
  column: AnyColumn,
  from: string | undefined,
  to: string | undefined,
): 'forward' | 'backward' | 'pastMidnight' => {
  if (!from || !to) return 'forward'
  const kind = boundKind(column)
  const [first, last] = [kind.parse(from), kind.parse(to)]
  if (!('value' in first && 'value' in last) || !isBackward(first.value, last.value)) return 'forward'
  return kind.pastMidnight ? 'pastMidnight' : 'backward'
}
