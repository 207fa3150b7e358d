import type { AnyColumn } from '#dsl/columns/column.ts'
import { validatorsOf } from '../validation/shape.ts'

/** Steps of a form's grid, narrowest first: two of them take one of its four columns, then two, then all. */
export type FieldWidth = 'narrow' | 'medium' | 'wide' | 'full'

/** The most characters that a field of each step shows at once in the narrowest of its four columns. */
const MOST: readonly (readonly [FieldWidth, number])[] = [
  ['narrow', 12],
  ['medium', 28],
  ['wide', 60],
]

/** What things are called in words is longer than other texts. */
const NAME_LENGTH = 40
/** Beside the label that is chosen stands an arrow. */
const ARROW = 4

interface Known {
  /** Rows are called by it. */
  readonly isName?: boolean
  /** The length of the longest label that it offers. */
  readonly longestLabel?: number
}

/** How wide the field of a column is: as wide as what it has to hold. */
export const fieldWidth = (column: AnyColumn, known: Known = {}): FieldWidth => {
  const length = lengthOf(column, known)
  return MOST.find(([, most]) => length <= most)?.[0] ?? 'full'
}

const lengthOf = (column: AnyColumn, { isName, longestLabel }: Known): number => {
  const { kind } = column
  if (longestLabel !== undefined) return Math.max(longestLabel + ARROW, kind.usualLength)
  const validators = validatorsOf(column)
  const usual = Math.max(kind.usualLength, ...validators.flatMap(({ usualLength }) => usualLength ?? []))
  const bounds = validators.flatMap(({ facts }) => facts?.maxLength ?? [])
  if (bounds.length > 0) return Math.min(usual, ...bounds)
  return isName && kind.filter === 'words' ? Math.max(usual, NAME_LENGTH) : usual
}

/** Columns of the grid that a field of each step takes. */
const SPANS: Readonly<Record<FieldWidth, number>> = { narrow: 1, medium: 1, wide: 2, full: 4 }

/** Whether fields of these widths stand beside one another in one row of the grid. */
export const fitOneRow = (widths: readonly FieldWidth[]): boolean =>
  widths.reduce((sum, width) => sum + SPANS[width], 0) <= SPANS.full
