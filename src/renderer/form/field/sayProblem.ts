import type { TFunction } from 'i18next'
import type { Clash, Problem } from '#protocol/problem.ts'
import { NO_ANSWER, writeFailureText } from '../../failureText.ts'

const MISSING = 419

/** Where a problem stands, for tables that have a sentence of their own: `tables.{table}.problems.{column}.{reason}`, of nothing entered `missing`. */
export interface Place {
  readonly table: string
  readonly column: string
}

/** What says things in a language, and knows what it can say. */
interface Speech {
  readonly t: TFunction
  exists(key: string): boolean
}

/** A clash with the columns that it is about, where they are called something. */
const sayClash = (
  { t, exists }: Speech,
  reason: Problem['reason'],
  { entity, columns }: Clash,
  { table }: Place,
): string | undefined => {
  // There is one an institution: it is no value that could be another one.
  if (columns.join() === 'institution' && reason === 'taken') return t('clashes.onePerInstitution')
  const keys = columns.map((column) => `tables.${entity ?? table}.columns.${column}`)
  if (!keys.every(exists)) return undefined
  return t(`clashes.${reason}`, { count: keys.length, columns: keys.map((key) => t(key)) })
}

/**
 * A problem in words: the table's own sentence, else of a clash its columns, else the reason's, else that of its code. Of a write
 * without an answer it is to be known whether it is tried again by itself.
 */
export const sayProblem = (
  { t, exists }: Speech,
  { code, reason, params, clash }: Problem,
  place?: Place,
  triesAgain?: boolean,
): string => {
  if (triesAgain !== undefined && code === NO_ANSWER) return writeFailureText(t, code, triesAgain)
  const what = reason ?? (code === MISSING ? 'missing' : '')
  const own = place && `tables.${place.table}.problems.${place.column}.${what}`
  const isOwn = own !== undefined && exists(own)
  const clashing = !isOwn && clash && place && sayClash({ t, exists }, reason, clash, place)
  if (clashing) return clashing
  const known = [own, reason && `reasons.${reason}`, `errors.${code}`].find((key) => key && exists(key))
  return t(known ?? 'errors.500', { ...params })
}
