import { useTranslation } from 'react-i18next'

const KB = 1000

/** A number of bytes in words, at least one kB. */
export const useSize = (): ((bytes: number) => string) => {
  const { t } = useTranslation()
  return (bytes) => t('screens.shiftSummaryTemplate.kB', { size: Math.max(1, Math.round(bytes / KB)) })
}
