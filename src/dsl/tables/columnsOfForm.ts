import { placeColumn } from '../entities/places.ts'
import type { AnyTable } from './table.ts'

/**
 * Columns a table's form shows, in order: those of its groups, those it names, or all of the entity but the one that
 * holds its institution, which the selection says.
 */
export const columnsOfForm = ({ form, entity }: AnyTable): readonly string[] => {
  if (form.style === 'category') return Object.values(form.groups).flat()
  return form.columns ?? Object.keys(entity.columns).filter((name) => name !== placeColumn(entity))
}
