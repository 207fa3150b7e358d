import { useTranslation } from 'react-i18next'
import { ActionButton } from '../dialog/ActionButton.tsx'
import type { ManyRun } from './useManyRun.ts'

interface Props {
  readonly run: ManyRun
  /** Before anything is written: the word that begins, and the way out. */
  readonly yes: string
  readonly no: string
  readonly removes?: boolean
  readonly disabled: boolean
  onNo(): void
  onClose(): void
  /** Writes; another try writes what is missing. */
  onRun(): void
}

/** The buttons of many writes: begin or leave, then stop, then try again or close. */
export const RunFoot = ({ run, yes, no, removes, disabled, onNo, onClose, onRun }: Props) => {
  const { t } = useTranslation()
  const { fresh, busy } = run
  return (
    <footer className="modal-foot">
      {busy ? (
        <ActionButton action="stop" onClick={run.stop}>
          {t('many.stop')}
        </ActionButton>
      ) : (
        <ActionButton action="cancel" autoFocus={removes === true} onClick={fresh ? onNo : onClose}>
          {fresh ? no : t('many.close')}
        </ActionButton>
      )}
      <ActionButton
        action={removes ? 'confirm' : 'save'}
        look={removes ? 'danger' : 'main'}
        busy={busy}
        disabled={disabled}
        onClick={onRun}
      >
        {fresh ? yes : t('many.retry')}
      </ActionButton>
    </footer>
  )
}
