import { useTranslation } from 'react-i18next'
import type { FormStore } from '#engine/form/formStore.ts'
import { useSavable } from './useSavable.ts'

/** Why a new form was not sent, until something is entered. */
export const NothingEntered = ({ store }: { readonly store: FormStore }) => {
  const { t } = useTranslation()
  if (useSavable(store)) return null
  return (
    <div className="failures" role="alert">
      <p>{t('form.nothingEntered')}</p>
    </div>
  )
}
