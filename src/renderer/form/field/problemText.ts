import { useTranslation } from 'react-i18next'
import type { Problem } from '#protocol/problem.ts'
import { type Place, sayProblem } from './sayProblem.ts'

/** A problem in words, in the language spoken. */
export const useProblemText = (): ((problem: Problem, place?: Place, triesAgain?: boolean) => string) => {
  const { t, i18n } = useTranslation()
  return (...asked) => sayProblem({ t, exists: (key) => i18n.exists(key) }, ...asked)
}
