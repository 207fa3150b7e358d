import { mendCell } from '#engine/csv/rehearse.ts'
import type { RawRow } from '#engine/csv/rehearsedRow.ts'

/** What a person has changed in the rows of a file, by their lines. */
export interface Mends {
  /** Line → column → text. */
  readonly cells: ReadonlyMap<number, Readonly<Record<string, string>>>
  /** Lines that were taken out. */
  readonly removed: ReadonlySet<number>
}

export const noMends: Mends = { cells: new Map(), removed: new Set() }

export const isMended = ({ cells, removed }: Mends): boolean => cells.size + removed.size > 0

export const withCell = (mends: Mends, line: number, column: string, text: string): Mends => ({
  ...mends,
  cells: new Map(mends.cells).set(line, { ...mends.cells.get(line), [column]: text }),
})

export const withoutLines = (mends: Mends, lines: readonly number[]): Mends => ({
  ...mends,
  removed: mends.removed.union(new Set(lines)),
})

/** The rows as they were mended; what was mended in a column that they do not have is left out. */
export const mended = <R extends RawRow>(rows: readonly R[], { cells, removed }: Mends): readonly R[] =>
  rows.flatMap((row) =>
    removed.has(row.line)
      ? []
      : Object.entries(cells.get(row.line) ?? {})
          .filter(([column]) => column in row.cells)
          .reduce((one, [column, text]) => mendCell(one, column, text), row),
  )
