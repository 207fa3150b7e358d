import { useTranslation } from 'react-i18next'
import type { Problem } from '#dsl/problem.ts'

/** A problem in words: the exact reason where there is a sentence for it, else that of its code. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation()
  return ({ code, reason, params }) => {
    const exact = `reasons.${reason}`
    if (reason && i18n.exists(exact)) return t(exact, { ...params })
    return i18n.exists(`errors.${code}`) ? t(`errors.${code}`) : t('errors.500')
  }
}
