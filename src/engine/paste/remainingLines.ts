import type { FileLine } from '../csv/parseLines.ts'
import type { PastePlan } from './planPaste.ts'

/** Whether what is left of a block has all columns of what was left of an earlier one: it was pasted anew, over it. */
export const isRepeatedBy = ([names]: readonly FileLine[], [earlier]: readonly FileLine[]): boolean =>
  earlier?.cells.every((name) => names?.cells.includes(name)) === true

/** The rows of a block from one on, as a block of their own that names its columns; none where nothing stands in them. */
export const remainingLines = ({ columns, rows }: PastePlan, from: number): readonly FileLine[] => {
  const rest = rows.slice(from).filter(({ cells }) => cells.some((text) => text.trim() !== ''))
  const names = columns.map((column) => {
    if (column.is === 'beyond') return ''
    return column.is === 'unknown' ? column.heading : column.name
  })
  return rest.length > 0 ? [{ line: 0, cells: names }, ...rest] : []
}
