import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { fold } from '#dsl/text/fold.ts'

/** Between two columns' texts: nobody types it, so no match runs over the edge. */
export const EDGE = '\u0001'

/** Longer terms are taken for a text that stands somewhere as it is: each word costs a look at every row. */
const MOST_WORDS = 6
/** Two letters at least, and no figure: « Pôle 2 » and « M 1 » stay whole. */
const beforeWord = /\s+(?=[^\s\d]{2,}(?:\s|$))/

/** As people read it, all white space removed. Source: specification §5 (search). */
export const foldTerm = (text: string): string => fold(text).replace(/\s+/g, '')

/**
 * The parts of a term, folded, of which a row holds each somewhere: words may stand in several columns, in any order. A row
 * that holds the term as it is holds them all. None of a blank term.
 */
export const soughtIn = (term: string): readonly string[] => {
  const words = [...new Set(fold(term).trim().split(beforeWord).map(foldTerm))]
  return (words.length > MOST_WORDS ? [foldTerm(term)] : words).filter((word) => word !== '')
}

/** Does a folded text hold each part of a term? */
export const holdsAll = (folded: string, sought: readonly string[]): boolean =>
  sought.every((part) => folded.includes(part))

/** What the search box is matched with: the entity's search columns, folded. */
export const searchTextOf = (entity: AnyEntity, row: Readonly<Record<string, unknown>>): string =>
  entity.search.map((name: string) => foldTerm(columnText(entity.columns, name, row[name]))).join(EDGE)

/** A value as its column is searched, not folded. */
export const columnText = (columns: Columns, name: string, value: unknown): string => {
  const kind = columns[name]?.kind
  if (!kind || value === null || value === undefined) return ''
  return kind.searchText ? kind.searchText(value) : kind.format(value)
}

/** Does a row hold each part of a term, whatever its case, accents and white space? A blank term finds every row. */
export const matches = (entity: AnyEntity, row: Readonly<Record<string, unknown>>, term: string): boolean =>
  holdsAll(searchTextOf(entity, row), soughtIn(term))
