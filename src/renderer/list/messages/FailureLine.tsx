import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { failureText } from '../../failureText.ts'

interface Props {
  /** What was thrown, or why in words. */
  readonly error?: unknown
  readonly text?: string
  readonly className?: string
  /** What is said first. */
  readonly before?: string
  onRetry(): unknown
}

/** A part of a page could not be fetched: why, and another try. */
export const FailureLine = ({ error, text, className, before, onRetry }: Props) => {
  const { t } = useTranslation()
  return (
    <p className={className} role="alert">
      {before && `${before} `}
      {text ?? failureText(t, error)}{' '}
      <ActionButton action="retry" onClick={() => void onRetry()}>
        {t('list.retry')}
      </ActionButton>
    </p>
  )
}
