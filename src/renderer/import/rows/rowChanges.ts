import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type Change, changesOf } from '#engine/changes.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ExistingRows } from '../existingRows.ts'

/** A row that a line of a file changes, with what changes in it. */
export interface RowChange {
  readonly row: WireRow
  /** Ids of its institutions. */
  readonly places: readonly number[]
  readonly changes: readonly Change[]
}

/** Line of the file → the rows that it changes. A row that is only tied to further institutions is not among them. */
export const rowChanges = (
  { entity, list }: AnyTable,
  existing: ExistingRows,
  rows: readonly RehearsedRow[],
  columns: readonly string[],
): ReadonlyMap<number, readonly RowChange[]> => {
  const key = list.csv?.key ?? entity.label.column
  return new Map(
    rows.map(({ line, row }) => {
      const present = existing.get(uniqueKey([row[key]]) ?? '') ?? []
      const changed = present.map((one) => ({
        row: one,
        places: institutionsOf(entity, one),
        changes: changesOf(one, row, columns),
      }))
      return [line, changed.filter(({ changes }) => changes.length > 0)]
    }),
  )
}
