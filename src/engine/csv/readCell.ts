import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Parsed } from '#dsl/columns/kind.ts'
import { readText } from '../readText.ts'
import { findChoice, type Named } from './findChoice.ts'

/** What the values of a table's columns are called, of those that are chosen and not typed. */
export type ValueLabels = Readonly<Record<string, readonly Named<unknown>[]>>

/**
 * The text of a cell to a value, in a file as in a block that is pasted; blank, and white space alone, is null. What is
 * chosen goes by its label too.
 */
export const readCell = (
  column: AnyColumn,
  cell: string,
  labels: readonly Named<unknown>[] = [],
): Parsed<unknown> => {
  const named = findChoice(labels, cell)
  return 'value' in named ? named : readText(column, cell.trim() === '' ? '' : cell)
}
