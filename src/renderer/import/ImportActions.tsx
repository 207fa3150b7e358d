import { useTranslation } from 'react-i18next'
import { ActionButton } from '../dialog/ActionButton.tsx'

interface Props {
  /** `overtaken`: another try would be refused again, as somebody else has changed rows since they were compared. */
  readonly stage: 'rows' | 'running' | 'unfinished' | 'overtaken' | 'complete'
  /** Rows that may be written. */
  readonly good: number
  /** Those of them that all institutions have as they are. */
  readonly standing: number
  /** Whether they can be written now. */
  readonly ready: boolean
  /** Rows that were not among those written: they stand as they were corrected. */
  readonly rest: number
  onClose(): void
  onImport(): void
  onRows(): void
  onRetry(): void
}

/** What can be done next at the foot of an import. */
export const ImportActions = ({
  stage,
  good,
  standing,
  ready,
  rest,
  onClose,
  onImport,
  onRows,
  onRetry,
}: Props) => {
  const { t } = useTranslation()
  const back = (
    <ActionButton action="back" {...(stage === 'overtaken' && { look: 'main' })} onClick={onRows}>
      {t('import.backToRows')}
    </ActionButton>
  )
  if (stage === 'complete')
    return (
      <>
        {rest > 0 && back}
        {/* Not the button that stood there, which would not take the focus. */}
        <ActionButton key="confirm" action="confirm" look="main" autoFocus onClick={onClose}>
          {t('import.finish')}
        </ActionButton>
      </>
    )
  if (stage === 'rows' && good > 0 && standing === good)
    return (
      <ActionButton action="cancel" look="main" onClick={onClose}>
        {t('import.close')}
      </ActionButton>
    )
  return (
    <>
      <ActionButton action="cancel" onClick={onClose}>
        {t(stage === 'rows' ? 'list.removal.no' : 'import.close')}
      </ActionButton>
      {stage === 'rows' && (
        <ActionButton action="import" look="main" disabled={good === 0 || !ready} onClick={onImport}>
          {standing > 0
            ? t('import.goSome', { count: good - standing })
            : t(good === 0 ? 'import.go_zero' : 'import.go', { count: good })}
        </ActionButton>
      )}
      {(stage === 'unfinished' || stage === 'overtaken') && back}
      {stage === 'unfinished' && (
        <ActionButton action="retry" look="main" onClick={onRetry}>
          {t('import.retry')}
        </ActionButton>
      )}
    </>
  )
}
