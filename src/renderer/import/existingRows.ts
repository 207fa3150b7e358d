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

/**
 * Id of the row that the first institution, which lacks it, is to share with a later one; undefined where it has its own,
 * or where none has any.
 */
export const sharedWith = (
  table: AnyTable,
  existing: ExistingRows,
  row: Values,
  [first = 0]: readonly number[],
): number | undefined => {
  const alike = isShared(table.entity) ? alikeIn(table, existing, row) : []
  return holdsRow(table, alike, first) ? undefined : alike[0]?.id
}

/** The institution has one of these rows. */
const holdsRow = ({ entity }: AnyTable, alike: readonly WireRow[], institution: number): boolean =>
  alike.some((row) => institutionsOf(entity, row).includes(institution))

/** Those of the institutions that have none of these rows. */
export const withoutRow = (
  table: AnyTable,
  alike: readonly WireRow[],
  institutions: readonly number[],
): readonly number[] => institutions.filter((id) => !holdsRow(table, alike, id))

/** Which rows there are with the key of this one, in what state and where. */
const standOf = (table: AnyTable, existing: ExistingRows, row: Values): string =>
  alikeIn(table, existing, row)
    .map((one) => [one.id, one.version, ...institutionsOf(table.entity, one)].join())
    .sort()
    .join(' ')

/** What somebody has read of these rows' counterparts still holds. */
export const areAsRead = (
  table: AnyTable,
  rows: readonly Values[],
  read: ExistingRows,
  now: ExistingRows,
): boolean => rows.every((row) => standOf(table, read, row) === standOf(table, now, row))

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
