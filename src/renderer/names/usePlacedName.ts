import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf, isPlaced, placeColumn } from '#dsl/entities/places.ts'
import { useRenderer } from '../RendererContext.ts'
import { type RowName, useRowName } from './useRowName.ts'

/** As many as are named. */
const FIRST = 3

/**
 * How people call a row among others, which may have the same name: where several institutions are selected, with those of
 * them that it is in, the first three and how many more. Arguments as of `useRowName`.
 */
export const usePlacedName = (...of: Parameters<typeof useRowName>): RowName => {
  const [{ entity }] = of
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  const nameOf = useRowName(...of)
  const tells = isPlaced(entity) && placeColumn(entity) !== entity.label.column && selected.length > 1
  return useCallback(
    (row, told) => {
      const label = nameOf(row, told)
      if (!tells) return label
      const own = new Set(institutionsOf(entity, row))
      const here = institutions.filter(({ id }) => own.has(id) && selected.includes(id))
      if (here.length === 0) return label
      const named = here.slice(0, FIRST).map(({ name }) => name)
      const more = here.length - named.length
      const place = [named.join(', '), more > 0 && t('places.more', { count: more })]
        .filter(Boolean)
        .join(' ')
      return t('values.labelIn', { label, place })
    },
    [t, nameOf, tells, entity, institutions, selected],
  )
}
