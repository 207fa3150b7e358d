import type { Catalogue } from '#dsl/catalogue.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { joinOf } from '#dsl/entities/places.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import { type UniquePlace, uniquePlaces } from '#server/model/uniquePlaces.ts'
import type { Rows } from './rows.ts'

/** The rows with the normalised keys that the UNIQUE constraints stand on. */
export const withUniqueKeys = (
  catalogue: Catalogue,
  rows: ReadonlyMap<string, Rows>,
): ReadonlyMap<string, Rows> => {
  const places = uniquePlaces(catalogue)
  return new Map(
    [...rows].map(([table, own]) => {
      const keys = places
        .filter((p) => p.table === table)
        .map((p) => [p.column, keyOf(catalogue, p, rows)] as const)
      return [
        table,
        own.map((row) => ({ ...row, ...Object.fromEntries(keys.map(([c, key]) => [c, key(row)])) })),
      ]
    }),
  )
}

type Row = Rows[number]

/** The key of a row of the table; where the table is a link, that of the row it points at. */
const keyOf = (catalogue: Catalogue, place: UniquePlace, rows: ReadonlyMap<string, Rows>) => {
  const entity = catalogue.entities.get(place.entity)
  const soft = entity && softDeletedBy(entity)
  const key = (row: Row | undefined) =>
    row === undefined || (soft && row[soft] === true)
      ? null
      : uniqueKey(place.rule.columns.map((c) => row[c]))
  const join = entity && joinOf(entity)
  if (place.table === place.entity || !join) return key
  const column = join.row
  const byId = new Map((rows.get(place.entity) ?? []).map((row) => [row.id, row]))
  return (link: Row) => key(byId.get(link[column] as number))
}
