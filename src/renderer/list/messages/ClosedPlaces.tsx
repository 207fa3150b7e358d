import { useTranslation } from 'react-i18next'
import { Names } from '../../names/Names.tsx'
import { institutionNames, useRenderer } from '../../RendererContext.ts'

interface Props {
  /** The name of the table. */
  readonly table: string
  readonly places: readonly number[]
}

/** The selected institutions that can have no rows here, and what to do for them to have some. */
export const ClosedPlaces = ({ table, places }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  return (
    <div className="only-reads" data-closed={places.join(' ')}>
      <Names label={t(`tables.${table}.closed.in`)} names={institutionNames(institutions, places)} />
      <p className="places">{t(`tables.${table}.closed.why`)}</p>
    </div>
  )
}
