import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { failureText } from '../../failureText.ts'
import { FailureLine } from './FailureLine.tsx'
import { ListMessage } from './ListMessage.tsx'

interface Props {
  readonly error: unknown
  /** Those of before stand below it. */
  readonly stale?: boolean
  onRetry(): unknown
}

/** Rows could not be fetched: why, and another try. */
export const ListFailure = ({ error, stale = false, onRetry }: Props) => {
  const { t } = useTranslation()
  if (stale)
    return <FailureLine className="list-stale" before={t('list.stale')} error={error} onRetry={onRetry} />
  return (
    <ListMessage tone="error" title={t('list.failed')} text={failureText(t, error)}>
      <ActionButton action="retry" onClick={() => void onRetry()}>
        {t('list.retry')}
      </ActionButton>
    </ListMessage>
  )
}
