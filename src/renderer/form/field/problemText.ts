import { useTranslation } from 'react-i18next'
import type { Problem } from '#protocol/problem.ts'
import { NO_ANSWER } from '../../failureText.ts'

const MISSING = 419

/** Where a problem stands, for tables that have a sentence of their own: `tables.{table}.problems.{column}.{reason}`, of nothing entered `missing`. */
interface Place {
  readonly table: string
  readonly column: string
}

/** A problem in words: the table's own sentence, else the reason's, else that of its code. */
export const useProblemText = (): ((problem: Problem, place?: Place) => string) => {
  const { t, i18n } = useTranslation()
  return ({ code, reason, params }, place) => {
    const what = reason ?? (code === MISSING ? 'missing' : '')
    const own = place && `tables.${place.table}.problems.${place.column}.${what}`
    const ofCode = code === NO_ANSWER ? 'errors.offlineKept' : `errors.${code}`
    const known = [own, reason && `reasons.${reason}`, ofCode].find((key) => key && i18n.exists(key))
    return t(known ?? 'errors.500', { ...params })
  }
}
