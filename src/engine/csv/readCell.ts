import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Parsed } from '#dsl/columns/kind.ts'
import { readText } from '../readText.ts'

/** The text of a cell to a value, in a file as in a block that is pasted; blank, and white space alone, is null. */
export const readCell = (column: AnyColumn, cell: string): Parsed<unknown> =>
  readText(column, cell.trim() === '' ? '' : cell)
