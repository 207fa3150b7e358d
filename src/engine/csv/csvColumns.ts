import type { CsvFormat } from '#dsl/tables/csvFormat.ts'

/** Labels a header may carry for a column, in any language. */
export type KnownHeaders = Readonly<Record<string, readonly string[]>>

/** Columns of a table's files, without the optional ones that are not shown. */
export const csvColumns = (format: CsvFormat, shown: readonly string[]): string[] =>
  format.columns.filter((column) => !format.optional.includes(column) || shown.includes(column))

/**
 * The column of each cell, by the header's names where every one is known, by position otherwise. An optional column
 * is expected where it is shown and the header has a cell for it. Undefined when the header is too short, names a column
 * at another place than its own, or all needed ones and in the place of an optional one something else.
 */
export const columnsOfHeader = (
  header: readonly string[],
  format: CsvFormat,
  shown: readonly string[],
  known: KnownHeaders = {},
): string[] | undefined => {
  const offered = csvColumns(format, shown)
  const needed = offered.filter((column) => !format.optional.includes(column))
  const named = header.map((cell) => columnOfHeading(cell, offered, known))
  const found = named.filter((column) => column !== undefined)
  const isWhole = needed.every((column) => found.includes(column))
  if (isWhole && found.length === named.length && new Set(found).size === found.length) return found
  const contradicts = (heading: string, at: number): boolean => {
    const [own, place] = [named[at], offered[at]]
    if (own !== undefined) return own !== place
    return (
      isWhole && place !== undefined && format.optional.includes(place) && !isAlike(heading, place, known)
    )
  }
  if (header.length < needed.length || header.some(contradicts)) return undefined
  return offered.slice(0, Math.max(header.length, needed.length))
}

/**
 * Whether a heading is that of an optional column that is not offered: by its name or, after the places of those that are, in words
 * like it.
 */
export const namesUnoffered = (
  heading: string,
  at: number,
  format: CsvFormat,
  shown: readonly string[],
  known: KnownHeaders = {},
): boolean => {
  const offered = csvColumns(format, shown)
  const unoffered = format.columns.filter((column) => !offered.includes(column))
  if (columnOfHeading(heading, offered, known) !== undefined) return false
  if (columnOfHeading(heading, unoffered, known) !== undefined) return true
  return at >= offered.length && unoffered.some((column) => isAlike(heading, column, known))
}

/** The column that a cell of a header names, by its name on the wire or by a label. */
export const columnOfHeading = (
  cell: string,
  columns: readonly string[],
  known: KnownHeaders,
): string | undefined =>
  columns.find((column) => [column, ...(known[column] ?? [])].some((name) => sameHeading(name, cell)))

/** Letters by which words of one stem are alike: « interfaçage » and « interface », not « intérim ». */
const STEM = 6

/** Whether one of the words of a heading begins as one of those by which the column is known. */
const isAlike = (heading: string, column: string, known: KnownHeaders): boolean => {
  const stems = [column, ...(known[column] ?? [])].flatMap(stemsOf)
  return stemsOf(heading).some((stem) => stems.includes(stem))
}

const stemsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => plain(word).slice(0, STEM))
    .filter((stem) => stem.length === STEM)

export const sameHeading = (a: string, b: string): boolean => plain(a) === plain(b)

/** Letters and digits only, without accents or case. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
