import { alignOf, type ListColumn } from '../listColumns.ts'

/** Pixels of a letter of the header, and beside its words: its edges, in one of which the sign of the order stands. */
const LETTER = 9
const BESIDE = 25

const leastWidth = (column: ListColumn): number => {
  if (column.picture) return 200
  return alignOf(column) === 'end' ? 96 : 112
}

/** Pixels of a column before it is known what it holds. The longest word of the header has room in any case. */
export const widthOf = (column: ListColumn, label: string): number =>
  Math.max(leastWidth(column), BESIDE + LETTER * Math.max(...label.split(/[\s-]/).map((word) => word.length)))
