import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  /** What is left unfinished: its words are `{of}.leave`. */
  readonly of: 'form' | 'import'
  /** Part of it may be written: no answer came. */
  readonly inDoubt?: boolean
  onLeave(): void
  onStay(): void
}

/** Asks before what was entered is lost. */
export const LeaveDialog = ({ of, inDoubt = false, onLeave, onStay }: Props) => {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t(`${of}.leave.title`)}
      text={inDoubt ? t('form.leave.inDoubt') : t(`${of}.leave.text`)}
      yes={t(`${of}.leave.yes`)}
      no={t(`${of}.leave.no`)}
      tone="danger"
      onConfirm={() => void onLeave()}
      onCancel={onStay}
    />
  )
}
