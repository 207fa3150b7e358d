import { csvLines, csvMark } from './csvLines.ts'
import { escapeFormula } from './formulaEscape.ts'
import type { RawRow } from './rehearsedRow.ts'

/** A row that was not imported, with the sentences that say why. */
export interface RefusedRow {
  readonly row: RawRow
  readonly reasons: readonly string[]
}

/** The file that rows were read from: its columns, and its header as it is written. */
interface Origin {
  readonly columns: readonly string[]
  readonly header: readonly string[]
}

/** Labels of the added columns. */
interface Added {
  readonly line: string
  readonly reason: string
}

const plainNumber = /^-?\d+(?:[.,]\d+)?$/

/**
 * Rows of a file as they stood in it, with two columns before them: the line of the file, and what is wrong. They come
 * first, so that a row with a cell too few or too many keeps its length. Encoding and escapes as `writeCsv`.
 */
export const writeRefused = (origin: Origin, rows: readonly RefusedRow[], added: Added): string => {
  const lines = rows.map(({ row, reasons }) => [String(row.line), reasons.join(' '), ...cellsOf(origin, row)])
  return csvMark + csvLines([[added.line, added.reason, ...origin.header], ...lines].map(escaped))
}

/** Missing cells are the last ones of their row. */
const cellsOf = ({ columns }: Origin, { cells, missing, surplus }: RawRow): string[] => [
  ...columns.filter((name) => !missing.includes(name)).map((name) => cells[name] ?? ''),
  ...surplus,
]

/** A plain number runs nothing, and stays a number in the spreadsheet. */
const escaped = (cells: readonly string[]): string[] =>
  cells.map((cell) => (plainNumber.test(cell) ? cell : escapeFormula(cell)))
