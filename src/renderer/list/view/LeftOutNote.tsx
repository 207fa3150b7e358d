import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import { columnNameLabel } from '../listColumns.ts'
import type { LeftOut } from '../state/leftOut.ts'
import { AddressNote } from './AddressNote.tsx'

interface Props {
  readonly table: AnyTable
  readonly parts: readonly LeftOut[]
  /** Institutions that the address names and the person has not. */
  readonly unseen: number
  /** Takes what is told out of the address. */
  onGoOn(): void
}

/** What of an address the list does not show, so that nobody takes other rows for those they were sent. */
export const LeftOutNote = ({ table, parts, unseen, onGoOn }: Props) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  const nameOf = ({ what, column }: LeftOut) => {
    const known = column in table.entity.columns
    return t(`address.${what}`, { column: known ? columnNameLabel(t, table.name, column) : column })
  }
  return (
    <AddressNote onGoOn={onGoOn}>
      {parts.length > 0 && <p>{t('address.leftOut', { count: parts.length, parts: parts.map(nameOf) })}</p>}
      {unseen > 0 && (
        <p>
          {t('address.unseen', { count: unseen })}{' '}
          {selected.length > 0 && t('address.shown', { places: institutionNames(institutions, selected) })}
        </p>
      )}
    </AddressNote>
  )
}
