import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '../gateway.ts'

/** Of these institutions, those that a new line is for; `rows` are all that they have. None: nothing can be added. */
export const placesToAdd = (
  { entity, list }: AnyTable,
  institutions: readonly number[],
  rows: readonly WireRow[] | undefined,
): readonly number[] => {
  if (!list.singleLine) return institutions
  const { belongs } = entity
  if (belongs.to !== 'institution' || !isOncePerInstitution(entity))
    return rows?.length === 0 ? institutions : []
  return institutions.filter((id) => rows && !rows.some((row) => row[belongs.column] === id))
}
