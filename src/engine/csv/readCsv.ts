import type { AnyTable } from '#dsl/tables/table.ts'
import { columnsOfHeader, type KnownHeaders, namesUnoffered, sameHeading } from './csvColumns.ts'
import { type DecodedCsv, decodeCsv } from './decodeCsv.ts'
import { unescapeFormula } from './formulaEscape.ts'
import { type Delimiter, delimiterOf, type FileLine, parseLines } from './parseLines.ts'
import { drain, type Judges, rehearseParts } from './rehearse.ts'
import type { RawRow, RehearsedRow } from './rehearsedRow.ts'

interface CsvFile extends Judges {
  readonly bytes: Uint8Array
  readonly fileName: string
  readonly table: AnyTable
  /** Columns shown for the institutions concerned. */
  readonly shown: readonly string[]
  readonly known?: KnownHeaders
  /** Labels of columns that are none of the file's own: those that `writeRefused` adds. */
  readonly ignored?: readonly string[]
}

/** `commas` is a wrong format of which the cause is known. */
export type FileProblemCode = 'notCsv' | 'tooLarge' | 'wrongFormat' | 'commas'

export type ReadCsv =
  | {
      readonly fileProblem: { readonly code: FileProblemCode }
      readonly rows?: undefined
      readonly delimiter?: undefined
    }
  | {
      readonly fileProblem?: undefined
      readonly columns: readonly string[]
      /** Cells of the header, as they are written. */
      readonly header: readonly string[]
      /** Those of columns that are not offered here: what stands under them was passed over. */
      readonly unread: readonly string[]
      readonly rows: readonly RehearsedRow[]
      readonly encoding: DecodedCsv['encoding']
      readonly delimiter: Delimiter
    }

/** Reads a file of a table and rehearses its rows. Never throws on what a file holds. Source: specification §5. */
export const readCsv = (file: CsvFile): ReadCsv => drain(readCsvParts(file))

/** The same with pauses, so that no frame is long: call `next` until it is done. */
export function* readCsvParts(file: CsvFile): Generator<void, ReadCsv> {
  const format = file.table.list.csv
  if (!format) throw new RangeError(`${file.table.name} has no CSV format`)
  if (!file.fileName.toLowerCase().endsWith('.csv')) return refused('notCsv')
  if (file.bytes.byteLength > format.maxBytes) return refused('tooLarge')
  const { text, encoding } = decodeCsv(file.bytes)
  const delimiter = delimiterOf(text)
  const isAdded = (cell: string) => file.ignored?.some((label) => sameHeading(label, cell)) === true
  const { own } = withoutCells(parseLines(text, delimiter), isAdded)
  const { own: lines, left } = withoutCells(own, (cell, at) =>
    namesUnoffered(cell, at, format, file.shown, file.known),
  )
  const [first, ...others] = lines
  if (!first) return refused('wrongFormat')
  const header = withoutTrailingBlanks(first.cells)
  if (header.length === 1 && header[0]?.includes(',')) return refused('commas')
  const columns = columnsOfHeader(header, format, file.shown, file.known)
  if (!columns || others.length === 0) return refused('wrongFormat')
  const rows = others.map((line) => rawRow(line, columns))
  yield
  return {
    columns,
    header,
    unread: left,
    encoding,
    delimiter,
    rows: yield* rehearseParts(rows, file.table.entity, format, file),
  }
}

const refused = (code: FileProblemCode): ReadCsv => ({ fileProblem: { code } })

/** The lines that hold something, without the cells of some columns, and the headings of these. */
const withoutCells = (lines: readonly FileLine[] = [], isLeft: (heading: string, at: number) => boolean) => {
  const header = lines.find((line) => !isEmpty(line))?.cells ?? []
  const out = header.map(isLeft)
  const own = ({ line, cells }: FileLine) => ({ line, cells: cells.filter((_, i) => !out[i]) })
  return { own: lines.map(own).filter((line) => !isEmpty(line)), left: header.filter((_, i) => out[i]) }
}

const isEmpty = ({ cells }: FileLine): boolean => cells.every((cell) => cell.trim() === '')

const withoutTrailingBlanks = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

/** Cells beyond the header's count only when something stands in them. */
const rawRow = ({ line, cells }: FileLine, columns: readonly string[]): RawRow => {
  const filled = Math.max(withoutTrailingBlanks(cells).length, Math.min(cells.length, columns.length))
  return {
    line,
    cells: Object.fromEntries(columns.map((column, i) => [column, unescapeFormula(cells[i] ?? '')])),
    missing: columns.slice(filled),
    surplus: cells.slice(columns.length, Math.max(filled, columns.length)).map(unescapeFormula),
  }
}
