import { useTranslation } from 'react-i18next'
import type { ApiError } from '#client/apiError.ts'
import { MessagePage } from '#screens/MessagePage.tsx'

interface UnreachableProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** In place of everything, while the server does not say what nothing goes on without. */
export const Unreachable = ({ error, onRetry }: UnreachableProps) => {
  const { t } = useTranslation()
  return (
    <main className="starting">
      <MessagePage what={error.offline ? 'offline' : 'unreachable'}>
        <button type="button" className="button button--primary" data-action="retry" onClick={onRetry}>
          {t('shell.retry')}
        </button>
      </MessagePage>
    </main>
  )
}
