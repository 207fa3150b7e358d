import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'

/** As many as are named; more are counted. */
const NAMED = 2

/** The label of a row, with those of these institutions that have it already. */
export const useHeldBy = ({ entity }: AnyTable, places: readonly number[]) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  return (row: WireRow, label: string): string => {
    const held = institutionsOf(entity, row).filter((id) => places.includes(id))
    if (held.length === 0) return label
    const count = held.length
    const place = count > NAMED ? undefined : institutionNames(institutions, held)
    return place ? t('form.pick.heldBy', { label, place }) : t('form.pick.heldBySome', { label, count })
  }
}
