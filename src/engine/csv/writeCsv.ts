import type { Columns } from '#dsl/columns/column.ts'
import { columnNamed } from '#dsl/columns/column.ts'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { writeText } from '../readText.ts'
import { csvColumns } from './csvColumns.ts'
import { csvLines, csvMark } from './csvLines.ts'
import { escapeFormula } from './formulaEscape.ts'

/**
 * A table's rows as a CSV file: UTF-8 with BOM, `;`, CRLF; text a spreadsheet would run is escaped, and read back
 * unchanged by `readCsv`. `headers` are the labels of the columns written, in order: `csvColumns(format, shown)`.
 */
export const writeCsv = (
  table: AnyTable,
  rows: readonly Readonly<Record<string, unknown>>[],
  headers: readonly string[],
  shown: readonly string[] = formatOf(table).columns,
): string => {
  const columns = csvColumns(formatOf(table), shown)
  const cells = rows.map((row) => columns.map((name) => cellText(table.entity.columns, name, row[name])))
  return csvMark + csvLines([headers.map(escapeFormula), ...cells])
}

/** The header alone: a file to fill in. */
export const csvTemplate = (table: AnyTable, shown: readonly string[], headers: readonly string[]): string =>
  writeCsv(table, [], headers, shown)

const formatOf = (table: AnyTable): CsvFormat => {
  if (!table.list.csv) throw new RangeError(`${table.name} has no CSV format`)
  return table.list.csv
}

const cellText = (columns: Columns, name: string, value: unknown): string => {
  const text = writeText(columnNamed(columns, name), value)
  // A plain number runs nothing, and stays a number in the spreadsheet.
  return typeof value === 'number' && Number.isFinite(Number(text)) ? text : escapeFormula(text)
}
