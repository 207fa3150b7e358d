import { institutionsOf, isPlaced, isShared, placeName } from '#dsl/entities/places.ts'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { csvColumns } from '#engine/csv/csvColumns.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { Gateway } from '../gateway.ts'
import { allRows } from '../list/state/allRows.ts'
import { institutionQuery } from '../list/state/listRequest.ts'

/** `linked`: there as it is, and only further institutions are to have it. */
export type Novelty = 'new' | 'changed' | 'linked' | 'unchanged'

/** Rows that the institutions already have, by their key. */
export type ExistingRows = ReadonlyMap<string, readonly WireRow[]>

/** Under which they are kept for as long as a file is compared with them. */
export const comparedKey = ({ entity }: AnyTable): readonly string[] => ['import', entity.name]

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

/** Rows with the key of this one. */
export const alikeIn = (table: AnyTable, existing: ExistingRows, row: Values): readonly WireRow[] =>
  existing.get(uniqueKey([row[table.list.csv?.key ?? table.entity.label.column]]) ?? '') ?? []

/** What the lines of an import have written so far: the row of this one, and the versions of all, by id. */
export interface WrittenSoFar {
  readonly id: number | undefined
  readonly versions: ReadonlyMap<number, number>
}

/**
 * The row that a line is to find in an institution, so that nothing is written over that nobody has read: the institution's own,
 * else the one that the institution before has written, else one of a later institution, which it is to share. Version 0 stands
 * for none.
 */
export const expectedOf = (
  table: AnyTable,
  existing: ExistingRows,
  row: Values,
  institution: number,
  written: WrittenSoFar,
): Partial<WireRow> => {
  const alike = alikeIn(table, existing, row)
  const [shared] = isShared(table.entity) ? alike : []
  const id = rowOf(table, alike, institution)?.id ?? written.id ?? shared?.id
  if (id === undefined) return { version: 0 }
  const version = written.versions.get(id) ?? alike.find((one) => one.id === id)?.version
  return { id, ...(version !== undefined && { version }) }
}

/** That of these rows which the institution has. */
const rowOf = ({ entity }: AnyTable, alike: readonly WireRow[], institution: number): WireRow | undefined =>
  alike.find((row) => institutionsOf(entity, row).includes(institution))

/** Those of the institutions that have none of these rows. */
export const withoutRow = (
  table: AnyTable,
  alike: readonly WireRow[],
  institutions: readonly number[],
): readonly number[] => institutions.filter((id) => !rowOf(table, alike, id))

/** What writing this row would do: nothing only if every institution has it already, as it is. A row of their own is new to those without. */
export const noveltyOf = (
  table: AnyTable,
  existing: ExistingRows,
  row: Values,
  columns: readonly string[],
  institutions: readonly number[],
): Novelty => {
  const present = alikeIn(table, existing, row)
  if (present.length === 0) return 'new'
  const same = present.every((other) =>
    columns.every((name) => (other[name] ?? null) === (row[name] ?? null)),
  )
  if (!same) return 'changed'
  if (withoutRow(table, present, institutions).length === 0) return 'unchanged'
  return isShared(table.entity) ? 'linked' : 'new'
}
