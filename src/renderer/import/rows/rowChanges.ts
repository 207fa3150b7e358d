import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type Change, changesOf } from '#engine/changes.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import type { WireRow } from '#protocol/row.ts'
import { alikeIn, type ExistingRows, withoutRow } from '../existingRows.ts'

/** A row that a line of a file changes, with what changes in it. */
export interface RowChange {
  readonly row: WireRow
  /** Ids of its institutions. */
  readonly places: readonly number[]
  readonly changes: readonly Change[]
}

/** What a line of a file does where its row is there already. */
export interface LineChanges {
  /** A row that is only tied to further institutions is not among them. */
  readonly changed: readonly RowChange[]
  /** Ids of the institutions that get the row besides; none where nobody has it yet. */
  readonly added: readonly number[]
}

/** Line of the file → what it does. */
export const rowChanges = (
  table: AnyTable,
  existing: ExistingRows,
  rows: readonly RehearsedRow[],
  columns: readonly string[],
  institutions: readonly number[],
): ReadonlyMap<number, LineChanges> => {
  const { entity } = table
  return new Map(
    rows.map(({ line, row }) => {
      const present = alikeIn(table, existing, row)
      const changed = present.map((one) => ({
        row: one,
        places: institutionsOf(entity, one),
        changes: changesOf(one, row, columns),
      }))
      return [
        line,
        {
          changed: changed.filter(({ changes }) => changes.length > 0),
          added: present.length > 0 ? withoutRow(table, present, institutions) : [],
        },
      ]
    }),
  )
}
