import { useTranslation } from 'react-i18next'
import { controlKey } from './controlKey.ts'

/** At the foot of a form: the keys that submit it (`submitsByKey`), and what they do. Its button says so to who listens. */
export const SubmitKeys = ({ does }: { readonly does: string }) => {
  const { t } = useTranslation()
  return (
    <span className="modal-keys" aria-hidden="true">
      <kbd>{controlKey(t)}</kbd> <kbd>↵</kbd> {does}
    </span>
  )
}
