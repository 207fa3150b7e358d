import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { fold } from '#dsl/text/fold.ts'

/** Between two columns' texts: nobody types it, so no match runs over the edge. */
const EDGE = '\u0001'

/** As people read it, all white space removed. Source: specification §5 (search). */
export const foldTerm = (text: string): string => fold(text).replace(/\s+/g, '')

/** What the search box is matched with: the entity's search columns, folded. */
export const searchTextOf = (entity: AnyEntity, row: Readonly<Record<string, unknown>>): string =>
  entity.search.map((name: string) => foldTerm(columnText(entity.columns, name, row[name]))).join(EDGE)

/** A value as its column is searched, not folded. */
export const columnText = (columns: Columns, name: string, value: unknown): string => {
  const kind = columns[name]?.kind
  if (!kind || value === null || value === undefined) return ''
  return kind.searchText ? kind.searchText(value) : kind.format(value)
}

/** Substring match ignoring case, accents and white space; an empty term matches every row. */
export const matches = (entity: AnyEntity, row: Readonly<Record<string, unknown>>, term: string): boolean =>
  searchTextOf(entity, row).includes(foldTerm(term))
