import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { firstClick } from '../../dialog/firstClick.ts'
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
  /** Leads to what was chosen, where that can be chosen otherwise once rows were refused. */
  onBack?(): void
  onClose(): void
  /** Writes; another try writes what is missing. */
  onRun(): void
}

/** The buttons of many writes: begin or leave, then stop, then try again, write all but what was refused, or close. */
export const RunFoot = ({ run, yes, no, again, removes, disabled, onNo, onBack, onClose, onRun }: Props) => {
  const { t } = useTranslation()
  const { fresh, tried, busy, stopping, left, refused } = run
  const apart = refused.size > 0 && left.some((lineId) => !refused.has(lineId))
  // Another try of what was refused by itself can only be refused.
  const isStuck = refused.size > 0 && left.every((lineId) => refused.has(lineId)) && !again
  const look = removes ? 'danger' : 'main'
  return (
    <div className="modal-foot">
      {busy ? (
        <ActionButton action="stop" disabled={stopping} stays onClick={run.stop}>
          {t('many.stop')}
        </ActionButton>
      ) : (
        <ActionButton action="cancel" autoFocus={removes === true} onClick={fresh ? onNo : onClose}>
          {fresh ? no : t('many.close')}
        </ActionButton>
      )}
      {onBack && refused.size > 0 && (
        <ActionButton action="back" look={isStuck ? 'main' : undefined} autoFocus={isStuck} onClick={onBack}>
          {t('many.back')}
        </ActionButton>
      )}
      {apart && (
        <ActionButton action="without" look={look} onClick={() => void run.runWithout()}>
          {t(removes ? 'many.remove.without' : 'many.without', { count: refused.size })}
        </ActionButton>
      )}
      {!(isStuck && onBack) && (
        <ActionButton
          action={removes ? 'confirm' : 'save'}
          look={apart ? undefined : look}
          busy={busy}
          disabled={disabled}
          onClick={firstClick(onRun)}
        >
          {tried ? (again ?? t('many.retry')) : yes}
        </ActionButton>
      )}
    </div>
  )
}
