import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../../gateway.ts'

/**
 * Of these institutions, those that a new line is for; `rows` are all that they have, unless some are left out of them, and
 * `closed` take none. None: nothing can be added.
 */
export const placesToAdd = (
  { entity, list }: AnyTable,
  institutions: readonly number[],
  rows: readonly WireRow[] | undefined,
  closed: ListAnswer['closed'] = [],
): readonly number[] => {
  const open = institutions.filter((id) => !closed.includes(id))
  if (!list.singleLine) return open
  const place = placeColumn(entity)
  if (place === undefined || !isOncePerInstitution(entity)) return rows?.length === 0 ? open : []
  return open.filter((id) => rows && !rows.some((row) => row[place] === id))
}
