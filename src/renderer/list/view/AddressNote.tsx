import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import './view.recipe.ts'

interface Props {
  /** Takes what is told out of the address. */
  onGoOn(): void
  readonly children: ReactNode
}

/** What of an address is not shown, above the list that stands there instead. */
export const AddressNote = ({ onGoOn, children }: Props) => {
  const { t } = useTranslation()
  const goOn = () => {
    onGoOn()
    // The button goes with the note.
    document.querySelector<HTMLElement>('.table-screen h1')?.focus()
  }
  return (
    <div className="address-note" role="status" data-widget="address-note">
      {children}
      <ActionButton action="address-go-on" onClick={goOn}>
        {t('address.goOn')}
      </ActionButton>
    </div>
  )
}
