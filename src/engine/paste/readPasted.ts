import { unescapeFormula } from '../csv/formulaEscape.ts'
import { type Delimiter, type FileLine, parseCells } from '../csv/parseLines.ts'

/** A tab; a semicolon where no tab is and each of several lines has one: a CSV file that was opened as a text. */
const pastedDelimiter = (text: string): Delimiter => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const isCsv = !text.includes('\t') && lines.length > 1 && lines.every((line) => line.includes(';'))
  return isCsv ? ';' : '\t'
}

/**
 * Lines of cells as spreadsheets put them on the clipboard: tabs between cells, quotes round those that hold tabs or line
 * ends. Google Sheets writes a `"` of a text as it is: where quotes do not fit together, they are letters. Blank lines keep
 * their place, but for those at the end.
 */
export const readPasted = (text: string): readonly FileLine[] => {
  const delimiter = pastedDelimiter(text)
  const quoted = parseCells(text, { delimiter })
  const { lines } = quoted.quotes === 'right' ? quoted : parseCells(text, { delimiter, quotes: false })
  const read = lines.map(({ line, cells }) => ({ line, cells: cells.map(unescapeFormula) }))
  return read.slice(0, read.findLastIndex(({ cells }) => cells.some((cell) => cell.trim() !== '')) + 1)
}
