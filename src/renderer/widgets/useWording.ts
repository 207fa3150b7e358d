import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wording } from './widget.ts'

/** What values are put into words with, in the language spoken; the same object as long as that is. */
export const useWording = (): Wording => {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => ({ t, language }), [t, language])
}
