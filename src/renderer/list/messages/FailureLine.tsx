import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { failureText } from '../../failureText.ts'

interface Props {
  readonly error: unknown
  readonly className?: string
  /** What is said first. */
  readonly before?: string
  onRetry(): unknown
}

/** A part of a page could not be fetched: why, and another try. */
export const FailureLine = ({ error, className, before, onRetry }: Props) => {
  const { t } = useTranslation()
  return (
    <p className={className} role="alert">
      {before && `${before} `}
      {failureText(t, error)}{' '}
      <ActionButton action="retry" onClick={() => void onRetry()}>
        {t('list.retry')}
      </ActionButton>
    </p>
  )
}
