import { useTranslation } from 'react-i18next'
import { institutionNames, useRenderer } from '../RendererContext.ts'

/** Names the institutions that new lines are for, where others are selected too. */
export const OnlyFor = ({ places }: { readonly places: readonly number[] }) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  if (selected.every((id) => places.includes(id))) return null
  const names = institutionNames(institutions, places)
  return <p className="form-places">{t('form.onlyFor', { places: names })}</p>
}
