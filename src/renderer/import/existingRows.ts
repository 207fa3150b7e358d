import { institutionsOf, isPlaced, placeName } from '#dsl/entities/places.ts'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { csvColumns } from '#engine/csv/csvColumns.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway } from '../gateway.ts'
import { allRows } from '../list/state/allRows.ts'
import { institutionQuery } from '../list/state/listRequest.ts'

export type Novelty = 'new' | 'changed' | 'unchanged'

/** Rows that the institutions already have, by their key. */
export type ExistingRows = ReadonlyMap<string, readonly WireRow[]>

export const fetchExisting = async (
  gateway: Gateway,
  { entity }: AnyTable,
  format: CsvFormat,
  shown: readonly string[],
  institutions: readonly number[],
  signal?: AbortSignal,
): Promise<ExistingRows> => {
  const request = {
    query: institutionQuery(entity, institutions),
    orderby: [{ columnName: format.key, orientation: 'asc' }],
  } as const
  const select = [...csvColumns(format, shown), ...(isPlaced(entity) ? [placeName(entity)] : [])]
  const rows = await allRows(gateway, entity.name, { ...request, select }, { signal })
  return Map.groupBy(rows, (row) => uniqueKey([row[format.key]]) ?? '')
}

/** The institution has a row with this key. */
const holdsRow = (table: AnyTable, existing: ExistingRows, key: unknown, institution: number): boolean =>
  (existing.get(uniqueKey([key]) ?? '') ?? []).some((row) =>
    institutionsOf(table.entity, row).includes(institution),
  )

/** What writing this row would do: nothing only if every institution has it already, as it is. */
export const noveltyOf = (
  table: AnyTable,
  existing: ExistingRows,
  row: Readonly<Record<string, unknown>>,
  columns: readonly string[],
  institutions: readonly number[],
): Novelty => {
  const key = table.list.csv?.key ?? table.entity.label.column
  const present = existing.get(uniqueKey([row[key]]) ?? '') ?? []
  if (present.length === 0) return 'new'
  const same = present.every((other) =>
    columns.every((name) => (other[name] ?? null) === (row[name] ?? null)),
  )
  const everywhere = institutions.every((id) => holdsRow(table, existing, row[key], id))
  return same && everywhere ? 'unchanged' : 'changed'
}
