import { columnNamed } from '#dsl/columns/column.ts'
import { placeName } from '#dsl/entities/places.ts'
import { entriesOf } from '#dsl/entriesOf.ts'
import { type AnyPivot, type PivotCell, valuesOf } from '#dsl/tables/pivot.ts'
import { idIn, type Values, type WireRow } from '#protocol/row.ts'
import { defaultOf } from './blank.ts'
import { sameValue } from './readText.ts'

/** What a cell is in each institution, where they do not share it. */
export type Differing = Readonly<
  Record<string, readonly { readonly institution: number; readonly value: unknown }[]>
>

export interface PivotRows {
  /** Rows without any record have negative ids; `version` means nothing. Source: specification §4, counters. */
  readonly rows: readonly WireRow[]
  /** Row id → its columns whose value is not everywhere the same: they are null in the row. */
  readonly differing: ReadonlyMap<number, Differing>
}

/** One record to change, or to create where there is none. */
interface PivotWrite {
  /** The same for the same record, whatever is written. */
  readonly name: string
  readonly institution: number
  readonly record?: WireRow
  readonly body: Values
  /** Column of the records → column of the screen. */
  readonly shownAs: Readonly<Record<string, string>>
}

/** Every combination of what the named columns enumerate: `{ target: value }`. */
const combinations = (
  { of }: AnyPivot,
  names: readonly (readonly [target: string, column: string])[],
): readonly Values[] =>
  names.reduce<readonly Values[]>(
    (found, [target, column]) =>
      found.flatMap((one) => valuesOf(of, column).map((value) => ({ ...one, [target]: value }))),
    [{}],
  )

const rowColumns = ({ rows }: AnyPivot) => entriesOf(rows)
const cellsOf = ({ cells }: AnyPivot) => entriesOf(cells)

/** The keys of the records behind a cell of a row, institution by institution. */
const keysBehind = (
  source: AnyPivot,
  row: Values,
  cell: PivotCell,
  institutions: readonly number[],
): readonly Values[] => {
  const own = Object.fromEntries(rowColumns(source).map(([shown, column]) => [column, row[shown]]))
  const across = combinations(
    source,
    source.across.map((column: string) => [column, column] as const),
  )
  return institutions.flatMap((institution) =>
    across.map((one) => ({ [placeName(source.of)]: institution, ...own, ...one, ...cell.at })),
  )
}

const recordAt = (records: readonly WireRow[], key: Values): WireRow | undefined =>
  records.find((record) => Object.entries(key).every(([name, value]) => record[name] === value))

const valueIn = (source: AnyPivot, record: WireRow | undefined, column: string): unknown =>
  record ? (record[column] ?? null) : defaultOf(columnNamed(source.of.columns, column))

/** The rows of the screen for these institutions: a record that was never saved counts with its defaults. */
export const pivotRows = (
  source: AnyPivot,
  records: readonly WireRow[],
  institutions: readonly number[],
): PivotRows => {
  const differing = new Map<number, Differing>()
  const rows = combinations(source, rowColumns(source)).map((key, index): WireRow => {
    const found = cellsOf(source).map(([shown, cell]) => {
      const behind = keysBehind(source, key, cell, institutions)
      const values = behind.map((one) => {
        const record = recordAt(records, one)
        return {
          institution: placeOf(source, one),
          value: valueIn(source, record, cell.value),
          id: record?.id,
        }
      })
      const shared = values.every(({ value }) => sameValue(value, values[0]?.value))
      return { shown, values, shared }
    })
    const ids = found.flatMap(({ values }) => values.flatMap((one) => one.id ?? []))
    const id = ids.length > 0 ? Math.min(...ids) : -(index + 1)
    const different = found.filter(({ shared }) => !shared)
    if (different.length > 0)
      differing.set(id, Object.fromEntries(different.map(({ shown, values }) => [shown, values])))
    const cells = found.map(({ shown, values, shared }) => [
      shown,
      shared ? (values[0]?.value ?? null) : null,
    ])
    return { id, version: 1, ...key, ...Object.fromEntries(cells) }
  })
  return { rows, differing }
}

/** The institution of a record's key. */
const placeOf = ({ of }: AnyPivot, key: Values): number => idIn(key[placeName(of)]) ?? 0

/** What to write so that a row has the changed values in all the institutions; records that have them are left alone. */
export const pivotWrites = (
  source: AnyPivot,
  row: Values,
  changed: Values,
  records: readonly WireRow[],
  institutions: readonly number[],
): readonly PivotWrite[] => {
  const writes = new Map<string, PivotWrite>()
  for (const [shown, cell] of cellsOf(source)) {
    if (!(shown in changed)) continue
    for (const key of keysBehind(source, row, cell, institutions)) {
      const record = recordAt(records, key)
      if (sameValue(valueIn(source, record, cell.value), changed[shown])) continue
      const name = Object.entries(key).flat().join(' ')
      const before = writes.get(name)
      writes.set(name, {
        name,
        institution: placeOf(source, key),
        ...(record && { record }),
        body: { ...(before?.body ?? (record ? {} : key)), [cell.value]: changed[shown] ?? null },
        shownAs: { ...before?.shownAs, [cell.value]: shown },
      })
    }
  }
  return [...writes.values()]
}
