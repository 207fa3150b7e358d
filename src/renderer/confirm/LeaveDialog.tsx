import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  /** What is left unfinished: its words are `{of}.leave`. */
  readonly of: 'form' | 'import'
  /** A part of it is written, or may be. */
  readonly sent?: 'inDoubt' | 'partly' | undefined
  onLeave(): void
  onStay(): void
}

/** Asks before what was entered is lost. */
export const LeaveDialog = ({ of, sent, onLeave, onStay }: Props) => {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t(`${of}.leave.title`)}
      text={t(sent ? `form.leave.${sent}` : `${of}.leave.text`)}
      yes={t(`${of}.leave.yes`)}
      no={t(`${of}.leave.no`)}
      tone="danger"
      onConfirm={() => void onLeave()}
      onCancel={onStay}
    />
  )
}
