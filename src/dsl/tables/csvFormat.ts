/**
 * A CSV file of a table: `;` between cells, a header line, one row a line. Messages of wrong cells are
 * `tables.{table}.import.{column}`, each naming the row by its key column.
 */
export interface CsvFormat<K extends string = string> {
  readonly columns: readonly K[]
  /** Columns expected only where they are shown and the header's last cell asks for them. */
  readonly optional: readonly K[]
  /** The column that names a row: present rows with the same key are updated. */
  readonly key: K
  /** Largest file, in bytes. */
  readonly maxBytes: number
  /** Rows of one batch, one batch an institution. */
  readonly batch: number
}

/** Source of the sizes: specification §5 and §9. */
export const csv = <const K extends string>(
  columns: readonly K[],
  options: { readonly key: NoInfer<K>; readonly optional?: readonly NoInfer<K>[] },
): CsvFormat<K> => ({
  columns,
  optional: options.optional ?? [],
  key: options.key,
  maxBytes: 100_000,
  batch: 50,
})
