import type { AnyTable } from '#dsl/tables/table.ts'
import { pivotWrites } from '#engine/pivot.ts'
import type { Write } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'

/** What saving a row writes: the row itself, or the records that it is made of. */
export const planRow = (
  { source }: AnyTable,
  row: WireRow,
  patch: Readonly<Record<string, unknown>>,
  records: readonly WireRow[],
  institutions: readonly number[],
  lineId: number,
): readonly Write[] => {
  const lines = [lineId]
  if (!source) return [{ name: String(row.id), lines, change: { do: 'update', row, patch } }]
  return pivotWrites(source, row, patch, records, institutions).map(
    ({ name, institution, record, body, shownAs }) => ({
      name,
      lines,
      institution,
      shownAs,
      change: record ? { do: 'update', row: record, patch: body } : { do: 'insert', body },
    }),
  )
}
