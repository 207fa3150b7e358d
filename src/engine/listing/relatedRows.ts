import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { Related } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'

/** Rows by the name of their entity. */
type RowsOf = ReadonlyMap<string, readonly WireRow[]>

/** What an answer tells of the rows that a relation of its rows points at, of rows in memory, as the server would. */
export const relatedRows = (
  catalogue: Catalogue,
  all: RowsOf,
  entity: AnyEntity,
  name: string,
  rows: readonly WireRow[],
): Related => {
  const related = entity.columns[name]?.facts.entity ?? ''
  const target = catalogue.entities.get(related)
  if (!target) return { labels: [] }
  const present = all.get(related) ?? []
  const ids = new Set(rows.flatMap((row) => [row[name]].flat()))
  const labels = present
    .filter(({ id }) => ids.has(id))
    .map((row) => ({ id: row.id, label: labelOf(target, row), ...before(catalogue, all, target, row) }))
  const complete = rows.filter((row) => isComplete(present, institutionsOf(entity, row), row[name]))
  return { labels, complete: complete.map(({ id }) => id) }
}

const labelOf = ({ label }: AnyEntity, row: WireRow | undefined): string | null => {
  const text = row?.[label.column]
  return text === null || text === undefined ? null : String(text)
}

const before = (catalogue: Catalogue, all: RowsOf, { label, columns }: AnyEntity, row: WireRow) => {
  const first = columns[label.after ?? '']?.facts.entity
  const entity = catalogue.entities.get(first ?? '')
  if (!first || !entity) return {}
  return {
    before: labelOf(
      entity,
      all.get(first)?.find(({ id }) => id === row[label.after ?? '']),
    ),
  }
}

const isComplete = (present: readonly WireRow[], places: readonly number[], held: unknown): boolean => {
  const offered = present.filter(({ institution }) =>
    Array.isArray(institution) ? institution.some((id) => places.includes(id)) : true,
  )
  return Array.isArray(held) && held.length > 0 && offered.every(({ id }) => held.includes(id))
}
