import type { TFunction } from 'i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import { isComputedIn, readsOf } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { linesNamed } from '#engine/csv/markDuplicates.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import type { ColumnProblem } from '#protocol/problem.ts'

/** Whether other lines of the file have the same: their numbers are known. */
const isInFile = ({ clash, params }: ColumnProblem) => clash !== undefined && params?.lines !== undefined

/** How people call a row: by its key, else by its line. */
export const rowName = (t: TFunction, row: Pick<RehearsedRow, 'key' | 'line'>): string =>
  row.key || t('import.rowNumber', { line: row.line })

/** What is wrong with a row, naming it: by its key `tables.{table}.import.{column}`, or `missing`; by its line where it has none. */
export const rowMessage = (
  t: TFunction,
  table: AnyTable,
  row: RehearsedRow,
  problem: ColumnProblem,
): string => {
  const { reason, column, code, params } = problem
  const words = { ...params, name: rowName(t, row) }
  if (isInFile(problem)) return cellMessage(t, table, problem)
  if (!row.key) {
    const problem = t([`reasons.${reason}`, `errors.${code}`], words)
    return t('import.lineProblem', { line: row.line, problem })
  }
  const own = `tables.${table.name}.import.${code === 419 ? 'missing' : column}`
  return t([own, `reasons.${reason}`, `errors.${code}`], words)
}

/** What is wrong with a cell, naming its column, and what to do about it: one sentence or two, whatever stands beside them. */
export const cellMessage = (t: TFunction, { name, entity }: AnyTable, problem: ColumnProblem): string => {
  const { reason, column, code, params, clash } = problem
  const label = (one: string) => t(`tables.${name}.columns.${one}`)
  const columns = clash?.columns.map(label)
  if (columns && isInFile(problem))
    return t(`import.${reason}`, { ...params, lines: linesNamed(problem), columns })
  if (columns) {
    const ofTable = `tables.${name}.problems.${column}.${reason}`
    return t([ofTable, `clashes.${reason}`], { count: columns.length, columns })
  }
  // That it is missing the row says.
  const [own, common] =
    reason === 'missingField' ? ['missing', 'import.fillIn'] : [reason, `reasons.${reason}`]
  const said = t(
    [`tables.${name}.problems.${column}.${own}`, common, `errors.${code}`],
    writtenBounds(entity, problem),
  )
  // It is the row that has them, and none of its columns.
  if (reason === 'tooManyCells') return said
  const from = isComputedIn(entity, column) ? readsOf(entity, column).map(label) : []
  const remedy = from.length > 0 ? [t('import.reckonedFrom', { columns: from })] : []
  return t('import.ofColumn', { column: label(column), problem: [said, ...remedy].join(' ') })
}

/** Bounds as the column writes its values: of minutes, 0h01 and not 1. */
const writtenBounds = (
  { columns }: AnyTable['entity'],
  { column, params = {} }: ColumnProblem,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, bound]) => {
      const isBound = name === 'minimum' || name === 'maximum'
      return [name, isBound ? columnNamed(columns, column).kind.format(bound) : bound]
    }),
  )
