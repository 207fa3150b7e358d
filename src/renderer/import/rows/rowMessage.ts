import type { TFunction } from 'i18next'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import type { ColumnProblem } from '#protocol/problem.ts'

const DUPLICATES = ['duplicate', 'likelyDuplicate']

/** How people call a row: by its key, else by its line. */
export const rowName = (t: TFunction, row: Pick<RehearsedRow, 'key' | 'line'>): string =>
  row.key || t('import.rowNumber', { line: row.line })

/** What is wrong with a cell, naming its row: by its key `tables.{table}.import.{column}`, or `missing`; by its line where it has none. */
export const rowMessage = (
  t: TFunction,
  table: string,
  row: RehearsedRow,
  problem: ColumnProblem,
): string => {
  const { reason, column, code, params } = problem
  const words = { ...params, name: rowName(t, row) }
  if (reason && DUPLICATES.includes(reason)) return t(`reasons.${reason}`, words)
  if (!row.key) {
    const problem = t([`reasons.${reason}`, `errors.${code}`], words)
    return t('import.lineProblem', { line: row.line, problem })
  }
  const own = `tables.${table}.import.${code === 419 ? 'missing' : column}`
  return t([own, `reasons.${reason}`, `errors.${code}`], words)
}

/** What to type instead, where it is known. */
export const rowHint = (t: TFunction, { reason, params }: ColumnProblem): string | undefined =>
  reason ? t(`reasons.${reason}`, { ...params, defaultValue: '' }) || undefined : undefined
