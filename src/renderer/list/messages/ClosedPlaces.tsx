import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { Names } from '../../names/Names.tsx'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import { useRights } from '../../useRights.ts'

interface Props {
  readonly table: AnyTable
  readonly places: readonly number[]
}

/** The selected institutions that can have no rows here, and what to do for them to have some: who only reads has to ask for it. */
export const ClosedPlaces = ({ table, places }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const mayAdd = useRights(table).adds(places)
  return (
    <div className="only-reads" data-closed={places.join(' ')}>
      <Names label={t(`tables.${table.name}.closed.in`)} names={institutionNames(institutions, places)} />
      <p className="places">{t(`tables.${table.name}.closed.${mayAdd ? 'why' : 'ask'}`)}</p>
    </div>
  )
}
