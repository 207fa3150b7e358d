import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import { columnNameLabel } from '../listColumns.ts'
import type { LeftOut } from '../state/leftOut.ts'
import './view.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly parts: readonly LeftOut[]
  /** Institutions that the address names and the person has not. */
  readonly unseen: number
  /** Takes what is told out of the address. */
  onGoOn(): void
}

/** What of an address the list does not show, so that nobody takes other rows for those they were sent. */
export const AddressNote = ({ table, parts, unseen, onGoOn }: Props) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  const nameOf = ({ what, column }: LeftOut) => {
    const known = column in table.entity.columns
    return t(`list.address.${what}`, { column: known ? columnNameLabel(t, table.name, column) : column })
  }
  const goOn = () => {
    onGoOn()
    // The button goes with the note.
    document.querySelector<HTMLElement>('.table-screen h1')?.focus()
  }
  return (
    <div className="address-note" role="status" data-widget="address-note">
      {parts.length > 0 && (
        <p>{t('list.address.leftOut', { count: parts.length, parts: parts.map(nameOf) })}</p>
      )}
      {unseen > 0 && (
        <p>
          {t('list.address.unseen', { count: unseen })}{' '}
          {selected.length > 0 &&
            t('list.address.shown', {
              places: institutionNames(institutions, selected),
            })}
        </p>
      )}
      <ActionButton action="address-go-on" onClick={goOn}>
        {t('list.address.goOn')}
      </ActionButton>
    </div>
  )
}
