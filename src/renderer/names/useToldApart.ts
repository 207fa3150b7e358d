import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Institution, useRenderer } from '../RendererContext.ts'

/** The institutions of the person as a text names them: those of one name with their town, where it is known. */
export const useToldApart = (): readonly Institution[] => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  return useMemo(() => {
    const alike = Map.groupBy(institutions, ({ name }) => name)
    return institutions.map((one) => {
      const { name: label, locality: place } = one
      const isAlone = alike.get(label)?.length === 1
      return isAlone || !place ? one : { ...one, name: t('values.labelIn', { label, place }) }
    })
  }, [t, institutions])
}
