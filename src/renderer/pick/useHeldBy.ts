import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { useToldApart } from '../names/useToldApart.ts'
import { institutionNames } from '../RendererContext.ts'

/** Institutions that a label names; of more it tells how many. */
const NAMED = 2

/** The label of a row, with which of these institutions have it already or, where these are fewer, which lack it. */
export const useHeldBy = ({ entity }: AnyTable, places: readonly number[]) => {
  const { t } = useTranslation()
  const institutions = useToldApart()
  return (row: WireRow, label: string): string => {
    const owners = institutionsOf(entity, row)
    const held = places.filter((id) => owners.includes(id))
    const lacking = places.filter((id) => !owners.includes(id))
    if (held.length === 0) return label
    const named = (ids: readonly number[]) => ({ label, places: institutionNames(institutions, ids) })
    if (held.length <= NAMED) return t('form.pick.heldBy', named(held))
    return lacking.length <= NAMED
      ? t('form.pick.lackedBy', named(lacking))
      : t('form.pick.heldBySome', { label, some: held.length, all: places.length })
  }
}
