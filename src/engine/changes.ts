import type { Values } from '#protocol/row.ts'
import { sameValue } from './readText.ts'

/** A column of a row that gets another value. */
export interface Change {
  readonly column: string
  readonly before: unknown
  readonly after: unknown
}

/** What a row gets that it does not have, in the order of the columns. */
export const changesOf = (before: Values, after: Values, columns: readonly string[]): readonly Change[] =>
  columns.flatMap((column) =>
    sameValue(before[column], after[column])
      ? []
      : { column, before: before[column] ?? null, after: after[column] ?? null },
  )
