import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'

/** Of these institutions, those that a new line is for; `rows` are all that they have. None: nothing can be added. */
export const placesToAdd = (
  { entity, list }: AnyTable,
  institutions: readonly number[],
  rows: readonly WireRow[] | undefined,
): readonly number[] => {
  if (!list.singleLine) return institutions
  const place = placeColumn(entity)
  if (place === undefined || !isOncePerInstitution(entity)) return rows?.length === 0 ? institutions : []
  return institutions.filter((id) => rows && !rows.some((row) => row[place] === id))
}
