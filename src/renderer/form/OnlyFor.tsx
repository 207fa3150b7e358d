import { useTranslation } from 'react-i18next'
import { institutionNames, useRenderer } from '../RendererContext.ts'

interface Props {
  /** Its name: some say for themselves why others are left out. */
  readonly table: string
  readonly places: readonly number[]
}

/** Names the institutions that new lines are for, where others are selected too. */
export const OnlyFor = ({ table, places }: Props) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  if (selected.every((id) => places.includes(id))) return null
  const names = institutionNames(institutions, places)
  return (
    <p className="form-places">{t([`tables.${table}.closed.others`, 'form.onlyFor'], { places: names })}</p>
  )
}
