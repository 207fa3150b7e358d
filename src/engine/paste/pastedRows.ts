import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import { csvColumns } from '../csv/csvColumns.ts'
import type { RawRow } from '../csv/rehearsedRow.ts'
import { columnAt, filledColumns, type PastePlan } from './planPaste.ts'

/** What a file is called, and how it was read. */
export interface FileFacts {
  readonly name: string
  readonly encoding: string
  readonly delimiter: string
  /** Headings of columns that are not offered where it was read. */
  readonly unread?: readonly string[]
}

/** Rows for an import that no file holds, or that one held before the page was left. */
export interface PastedRows {
  readonly file?: FileFacts
  readonly columns: readonly string[]
  readonly rows: readonly RawRow[]
  /** Something of them was mended before the page was left. */
  readonly mended?: boolean
}

/**
 * A pasted block as rows of a table's import. An optional column that it does not have is none of the import's, which
 * leaves it alone; a needed one is told as missing, as in a file. Cells of no column are too many.
 */
export const pastedRows = (plan: PastePlan, format: CsvFormat, shown: readonly string[]): PastedRows => {
  const filled = filledColumns(plan)
  const columns = csvColumns(format, shown).filter(
    (name) => filled.includes(name) || !format.optional.includes(name),
  )
  const rows = plan.rows.flatMap(({ line, cells }): RawRow[] => {
    const given = Object.fromEntries(
      cells.flatMap((text, index) => {
        const column = columnAt(plan, index)
        return column.is === 'filled' ? [[column.name, text]] : []
      }),
    )
    const surplus = cells.filter((text, index) => columnAt(plan, index).is === 'beyond' && text.trim() !== '')
    if (cells.every((text) => text.trim() === '')) return []
    return [
      {
        line,
        cells: Object.fromEntries(columns.map((name) => [name, given[name] ?? ''])),
        missing: columns.filter((name) => !(name in given)),
        surplus,
      },
    ]
  })
  return { columns, rows }
}
