import { useTranslation } from 'react-i18next'
import { ActionButton } from '../dialog/ActionButton.tsx'
import type { ManyRun } from './useManyRun.ts'

interface Props {
  readonly run: ManyRun
  /** Before anything is written: the word that begins, and the way out. */
  readonly yes: string
  readonly no: string
  /** The word for another try, where it is not just that. */
  readonly again?: string | undefined
  readonly removes?: boolean
  readonly disabled: boolean
  onNo(): void
  onClose(): void
  /** Writes; another try writes what is missing. */
  onRun(): void
}

/** The buttons of many writes: begin or leave, then stop, then try again, write all but what was refused, or close. */
export const RunFoot = ({ run, yes, no, again, removes, disabled, onNo, onClose, onRun }: Props) => {
  const { t } = useTranslation()
  const { fresh, tried, busy, left, refused } = run
  const apart = refused.size > 0 && left.some((lineId) => !refused.has(lineId))
  const look = removes ? 'danger' : 'main'
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
      {apart && (
        <ActionButton action="without" look={look} onClick={() => void run.runWithout()}>
          {t(removes ? 'many.remove.without' : 'many.without', { count: refused.size })}
        </ActionButton>
      )}
      <ActionButton
        action={removes ? 'confirm' : 'save'}
        look={apart ? undefined : look}
        busy={busy}
        disabled={disabled}
        onClick={onRun}
      >
        {tried ? (again ?? t('many.retry')) : yes}
      </ActionButton>
    </footer>
  )
}
