import type { Kind } from '#dsl/columns/kind.ts'

/** Whether a range of values of a kind ends before it begins; of times of day, one that goes past midnight. */
export const isBackward = (kind: Kind, from: unknown, to: unknown): boolean => {
  // Of a moment that stands for a time of day, the day says nothing.
  if (kind.pastMidnight) return kind.format(to) < kind.format(from)
  if (typeof from === 'number' && typeof to === 'number') return to < from
  return String(to) < String(from)
}
