import type { ColumnProblem } from '#protocol/problem.ts'

/** A row of a file before it is checked. */
export interface RawRow {
  /** Row of the file as a spreadsheet shows it, the header being 1. */
  readonly line: number
  /** Text of each expected column; empty where the line had no such cell. */
  readonly cells: Readonly<Record<string, string>>
  /** Columns the line had no cell for. */
  readonly missing: readonly string[]
  /** Texts of the cells beyond the expected ones. */
  readonly surplus: readonly string[]
}

export interface RehearsedRow extends RawRow {
  /** Text of the key column, by which people know the row; may be empty. */
  readonly key: string
  /** Values as they would be sent, computed ones included. Columns the file does not have are absent. */
  readonly row: Readonly<Record<string, unknown>>
  /** Duplicates are told here too: code of the unique rule, reason `duplicate` or `likelyDuplicate`. */
  readonly problems: readonly ColumnProblem[]
  /** Cells that are read otherwise than they are written, and how; `''` for a blank one that is reckoned with as nothing. */
  readonly readAs: Readonly<Record<string, string>>
  readonly state: 'ok' | 'error' | 'duplicate'
}
