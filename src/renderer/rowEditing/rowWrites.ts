import type { AnyTable } from '#dsl/tables/table.ts'
import { pivotWrites } from '#engine/pivot.ts'
import type { Cell, Outcome } from '../form/fanOut.ts'
import type { WireRow } from '../gateway.ts'

/** One write of a row's save: a record to change, or to create where there is none. */
export interface RowWrite extends Cell {
  readonly record?: WireRow
  /** Column of the record → column of the row, where they are called differently. */
  readonly shownAs: Readonly<Record<string, string>>
}

/** What saving a row writes: the row itself, or the records that it is made of. */
export const planRow = (
  { source }: AnyTable,
  row: WireRow,
  patch: Readonly<Record<string, unknown>>,
  records: readonly WireRow[],
  institutions: readonly number[],
  lineId: number,
): readonly RowWrite[] =>
  source
    ? pivotWrites(source, row, patch, records, institutions).map((write) => ({ ...write, lineId }))
    : [{ name: String(row.id), lineId, body: patch, record: row, shownAs: {} }]

/** The outcome with the columns of its problem as the row calls them. */
export const asShown = (outcome: Outcome, { shownAs }: RowWrite): Outcome => {
  if ('row' in outcome) return outcome
  const { problem } = outcome
  const details = problem.details.map((detail) => ({
    ...detail,
    column: shownAs[detail.column] ?? detail.column,
  }))
  return { ...outcome, problem: { ...problem, details } }
}
