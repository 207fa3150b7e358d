import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'

/** The label of a row, with which of these institutions has it already, or how many have. */
export const useHeldBy = ({ entity }: AnyTable, places: readonly number[]) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  return (row: WireRow, label: string): string => {
    const held = institutionsOf(entity, row).filter((id) => places.includes(id))
    if (held.length === 0) return label
    const [place] = institutionNames(institutions, held)
    return held.length === 1
      ? t('form.pick.heldBy', { label, place })
      : t('form.pick.heldBySome', { label, some: held.length, all: places.length })
  }
}
