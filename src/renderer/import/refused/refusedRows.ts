import type { TFunction } from 'i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import type { RefusedRow } from '#engine/csv/writeRefused.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { NO_ANSWER } from '../../failureText.ts'
import { type Institution, institutionName } from '../../RendererContext.ts'
import { cellMessage } from '../rows/rowMessage.ts'
import { type BatchState, detailsOf, isGone, wasOvertaken } from '../run/importRun.ts'

/** Keys of what the columns are called that a file of refused rows has besides its own. */
export const ADDED = { line: 'import.refused.line', reason: 'import.refused.reason' } as const

/** Why a batch was not written. */
export const whyOf = (t: TFunction, problem: CallProblem | undefined): string => {
  if (wasOvertaken(problem)) return t('import.changedMeanwhile')
  if (problem?.status === NO_ANSWER) return t('errors.offline')
  return t([`errors.${problem?.code}`, 'errors.500'])
}

/** What is wrong with one line of it, naming the column where that is one of the table's. */
export const whyOfLine = (t: TFunction, table: AnyTable, detail: CallProblem['details'][number]): string => {
  const { column, reason, code, params } = detail
  if (isGone(detail)) return t('import.goneMeanwhile')
  return Object.hasOwn(table.entity.columns, column)
    ? cellMessage(t, table, detail)
    : t([`reasons.${reason}`, `errors.${code}`], { ...params })
}

/** Rows that no import takes as they are, with what is wrong with each cell. */
export const refusedByRehearsal = (
  t: TFunction,
  table: AnyTable,
  rows: readonly RehearsedRow[],
): readonly RefusedRow[] =>
  rows
    .filter(({ state }) => state !== 'ok')
    .map((row) => ({
      row,
      reasons: [...new Set(row.problems.map((one) => cellMessage(t, table, one)))],
    }))

/** Rows that an institution at least has not taken, with what it said. */
export const refusedByImport = (
  t: TFunction,
  table: AnyTable,
  rows: readonly RehearsedRow[],
  states: readonly BatchState[],
  institutions: readonly Institution[],
): readonly RefusedRow[] => {
  const left = states.filter(({ state }) => state !== 'done')
  return rows.flatMap((row, index) => {
    const reasons = left
      .filter(({ batch }) => batch.lines.includes(index))
      .flatMap((one) => {
        const name = institutionName(institutions, one.batch.institution)
        return whysOf(t, table, rows, one, index).map((why) => t('import.failedLine', { name, why }))
      })
    return reasons.length > 0 ? [{ row, reasons }] : []
  })
}

/** A batch is written whole or not at all: rows that nothing is said of are held back by those that something is said of. */
const whysOf = (
  t: TFunction,
  table: AnyTable,
  rows: readonly RehearsedRow[],
  { batch, state, problem }: BatchState,
  index: number,
): readonly string[] => {
  if (state !== 'failed') return [t('import.refused.notSent')]
  const details = detailsOf(problem)
  const own = details.filter(({ line }) => batch.lines[line ?? -1] === index)
  if (own.length > 0) return own.map((detail) => whyOfLine(t, table, detail))
  const causes = details.flatMap(({ line }) => rows[batch.lines[line ?? -1] ?? -1]?.line ?? [])
  const lines = [...new Set(causes)]
  return lines.length > 0
    ? [t('import.refused.because', { count: lines.length, lines: lines.map(String) })]
    : [whyOf(t, problem)]
}
