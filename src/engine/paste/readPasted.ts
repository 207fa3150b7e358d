import { unescapeFormula } from '../csv/formulaEscape.ts'
import { type FileLine, parseCells } from '../csv/parseLines.ts'

/**
 * Lines of cells as spreadsheets put them on the clipboard: tabs between cells, quotes round those that hold tabs or line
 * ends. Google Sheets writes a `"` of a text as it is: where quotes do not fit together, they are letters. Blank lines keep
 * their place, but for those at the end.
 */
export const readPasted = (text: string): readonly FileLine[] => {
  const quoted = parseCells(text, { delimiter: '\t' })
  const { lines } = quoted.quotes === 'right' ? quoted : parseCells(text, { delimiter: '\t', quotes: false })
  const read = lines.map(({ line, cells }) => ({ line, cells: cells.map(unescapeFormula) }))
  return read.slice(0, read.findLastIndex(({ cells }) => cells.some((cell) => cell.trim() !== '')) + 1)
}
