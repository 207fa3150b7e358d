import Papa from 'papaparse'

/** A line of a file: its number, counted from 1 as a spreadsheet counts its rows, and its cells. */
export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** What stands between cells. */
export type Delimiter = ';' | '\t'

/** `quotes`: those of RFC 4180; off, a `"` is a letter like any other. */
interface CellFormat {
  readonly delimiter: Delimiter
  readonly quotes?: boolean
}

interface ParsedCells {
  readonly lines: FileLine[]
  /** `open` is a quote that never closes, `odd` one that closes before its cell ends. */
  readonly quotes: 'right' | 'odd' | 'open'
}

// Tab, line feed, vertical tab, form feed and carriage return occur in texts; the others do not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001f]/
const quoted = /"(?:[^"]|"")*"/g
const lineEnds = /\r\n|\r|\n/g
const newlines = ['\r\n', '\n', '\r'] as const

/** The characters in which a header is looked for. */
const HEADER = 10_000

/** What stands between the cells of a file, by its first line: `;`, or tabs where it has only those. */
export const delimiterOf = (text: string): Delimiter => {
  const [header = ''] = /[^\r\n]+/.exec(text.slice(0, HEADER).replace(quoted, '')) ?? []
  return header.includes('\t') && !header.includes(';') ? '\t' : ';'
}

/** Cells between these, quotes as RFC 4180. Undefined when the text is none: binary, or a quote that never closes. */
export const parseLines = (text: string, delimiter: Delimiter = ';'): FileLine[] | undefined => {
  if (binary.test(text)) return undefined
  const { lines, quotes } = parseCells(text, { delimiter })
  return quotes === 'open' ? undefined : lines
}

/** Lines of cells, whatever the text is. */
export const parseCells = (text: string, { delimiter, quotes = true }: CellFormat): ParsedCells => {
  const [even, newline] = evenLineEnds(text)
  const { data, errors } = Papa.parse<string[]>(even, {
    delimiter,
    newline,
    fastMode: quotes ? undefined : true,
  })
  const lines = data.map((cells, i) => ({ line: i + 1, cells }))
  const codes = errors.map(({ code }) => code)
  const isOpen = codes.includes('MissingQuotes')
  return { lines, quotes: isOpen ? 'open' : codes.includes('InvalidQuotes') ? 'odd' : 'right' }
}

/** One kind of line end for the whole text; those inside quotes are kept where the file is consistent. */
const evenLineEnds = (text: string): [string, (typeof newlines)[number]] => {
  const used = new Set<string>(text.replace(quoted, '').match(lineEnds))
  const [only = '\n'] = newlines.filter((one) => used.has(one))
  return used.size > 1 ? [text.replace(lineEnds, '\n'), '\n'] : [text, only]
}
