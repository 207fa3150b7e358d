import { columnOfHeading, type KnownHeaders } from '../csv/csvColumns.ts'
import type { FileLine } from '../csv/parseLines.ts'

/** Where the cells of a column of a pasted block go. */
type PastedColumn =
  | { readonly is: 'filled'; readonly name: string }
  /** Computed, not shown here, or not this person's to change. */
  | { readonly is: 'locked'; readonly name: string }
  | { readonly is: 'unknown'; readonly heading: string }
  | { readonly is: 'beyond' }

export interface PastePlan {
  /** The first line names the columns, and is none of the rows. */
  readonly isHeaded: boolean
  readonly columns: readonly PastedColumn[]
  readonly rows: readonly FileLine[]
}

interface PasteTarget {
  /** All columns that a heading may name. */
  readonly names: readonly string[]
  /** Those that the form shows, in order, and those of them that can be filled in. */
  readonly shown: readonly string[]
  readonly fillable: readonly string[]
  /** The column that the block was pasted into. */
  readonly from: string
  readonly known: KnownHeaders
  /** Whether a text is one of the values that a column may have; of columns that take any text it is none. */
  isChoice?(name: string, text: string): boolean
}

/** The columns that a block fills. */
export const filledColumns = ({ columns }: PastePlan): readonly string[] =>
  columns.flatMap((column) => (column.is === 'filled' ? column.name : []))

const isFilled = (cell: string): boolean => cell.trim() !== ''

/**
 * The columns of a block: those that its first line names, else those shown from the one it was pasted into on. A block
 * passes over columns that nobody fills in, as a file of the import does, unless it is wide enough to have them too.
 */
export const planPaste = (lines: readonly FileLine[], target: PasteTarget): PastePlan => {
  const { known, names, fillable } = target
  const [first, ...others] = lines
  const place = (name: string): PastedColumn => ({ is: fillable.includes(name) ? 'filled' : 'locked', name })
  const laid = columnsByPlace(lines, target)
  if (first && isHeader(first.cells, { ...target, laid, rows: others })) {
    const columns = first.cells.map((heading): PastedColumn => {
      const name = columnOfHeading(heading, names, known)
      return name === undefined ? { is: 'unknown', heading: heading.trim() } : place(name)
    })
    return { isHeaded: true, columns, rows: others }
  }
  return { isHeaded: false, columns: laid.map(place), rows: lines }
}

/** The columns of a block that names none. */
const columnsByPlace = (
  lines: readonly FileLine[],
  { shown, from, fillable }: PasteTarget,
): readonly string[] => {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.findLastIndex(isFilled) + 1))
  const most = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const after = shown.slice(shown.indexOf(from))
  const open = after.filter((name) => fillable.includes(name))
  return (width > open.length && width <= after.length ? after : open).slice(0, most)
}

interface FirstLine extends PasteTarget {
  /** Where its cells would go if it were none. */
  readonly laid: readonly string[]
  readonly rows: readonly FileLine[]
}

/**
 * Whether most of these cells name columns, each another one. Half of them do where rows follow and the others are no
 * values: a row may be called as a column is.
 */
const isHeader = (cells: readonly string[], { names, known, laid, rows, isChoice }: FirstLine): boolean => {
  const filled = cells.flatMap((cell, at) =>
    isFilled(cell) ? [{ cell, at, name: columnOfHeading(cell, names, known) }] : [],
  )
  const named = filled.flatMap(({ name }) => name ?? [])
  const others = filled.filter(({ name }) => name === undefined)
  if (new Set(named).size < named.length) return false
  const isValue = (cell: string, column = ''): boolean => /\d/.test(cell) || isChoice?.(column, cell) === true
  const isHalf = named.length > 0 && named.length === others.length && rows.length > 0
  return named.length > others.length || (isHalf && !others.some(({ cell, at }) => isValue(cell, laid[at])))
}

/** Whether each of these cells names a column. */
export const isNamed = (cells: readonly string[], names: readonly string[], known: KnownHeaders): boolean =>
  cells.filter(isFilled).every((cell) => columnOfHeading(cell, names, known) !== undefined)

/** Whether it is worth asking what columns are called in other languages: values have figures, names hardly any. */
export const mayBeHeader = (cells: readonly string[]): boolean => {
  const filled = cells.filter(isFilled)
  return filled.filter((cell) => /\d/.test(cell)).length * 2 < filled.length
}

/** Where a cell goes; one beyond the planned columns nowhere. */
export const columnAt = ({ columns }: PastePlan, index: number): PastedColumn =>
  columns[index] ?? { is: 'beyond' }
