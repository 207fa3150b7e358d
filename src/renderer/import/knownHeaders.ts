import type { KnownHeaders } from '#engine/csv/csvColumns.ts'

/** The labels by which headers may name columns of a table; `textsOf` gives what is said by a key. */
export const knownHeaders = (
  textsOf: (key: string) => readonly string[],
  table: string,
  columns: readonly string[],
): KnownHeaders =>
  Object.fromEntries(columns.map((name) => [name, textsOf(`tables.${table}.columns.${name}`)]))
