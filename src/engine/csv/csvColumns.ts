import type { CsvFormat } from '#dsl/tables/csvFormat.ts'

/** Labels a header may carry for a column, in any language. */
export type KnownHeaders = Readonly<Record<string, readonly string[]>>

/** Columns of a table's files, without the optional ones that are not shown. */
export const csvColumns = (format: CsvFormat, shown: readonly string[]): string[] =>
  format.columns.filter((column) => !format.optional.includes(column) || shown.includes(column))

/**
 * The column of each cell, by the header's names where every one is known, by position otherwise. An optional column
 * is expected where it is shown and the header has a cell for it. Undefined when the header is too short, or names a
 * column at another place than its own beside names that nobody knows.
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
  const complete = needed.every((column) => named.includes(column)) && new Set(named).size === named.length
  const found = named.filter((column) => column !== undefined)
  if (complete && found.length === named.length) return found
  const isElsewhere = (column: string | undefined, at: number) =>
    column !== undefined && column !== offered[at] && named.indexOf(column) === named.lastIndexOf(column)
  if (header.length < needed.length || named.some(isElsewhere)) return undefined
  return offered.slice(0, Math.max(header.length, needed.length))
}

/** The column that a cell of a header names, by its name on the wire or by a label. */
export const columnOfHeading = (
  cell: string,
  columns: readonly string[],
  known: KnownHeaders,
): string | undefined =>
  columns.find((column) => [column, ...(known[column] ?? [])].some((name) => sameHeading(name, cell)))

export const sameHeading = (a: string, b: string): boolean => plain(a) === plain(b)

/** Letters and digits only, without accents or case. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
