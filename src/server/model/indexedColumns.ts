import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

/** Whether the database puts the rows of a list in order by a column of theirs, and there may be many. */
const isOrdered = ({ source, entity, list }: AnyTable): boolean =>
  source === undefined &&
  entity.source === undefined &&
  list.sort in entity.columns &&
  !isOncePerInstitution(entity) &&
  // What nobody adds is a catalogue, drawn whole.
  !(list.matrix !== undefined && entity.access.insert.may === 'nobody')

/** Whether the order is not the column's own, so that no index over it helps: a relation is ordered by another row's label, some labels come after another column. */
const isOfOthers = ({ entity, list }: AnyTable): boolean =>
  entity.columns[list.sort]?.facts.entity !== undefined ||
  (entity.label.column === list.sort && entity.label.after !== undefined)

/** Columns that have an index: those in the order of which a list opens, and those that the entity says besides. */
export const indexedColumns = (
  { tables }: Pick<Catalogue, 'tables'>,
  { name, indexes }: AnyEntity,
): readonly string[] => {
  const opened = [...tables.values()]
    .filter((table) => table.entity.name === name && isOrdered(table) && !isOfOthers(table))
    .map(({ list }) => list.sort)
  return [...new Set([...opened, ...indexes])]
}
