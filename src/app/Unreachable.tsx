import { useTranslation } from 'react-i18next'
import type { ApiError } from '#client/apiError.ts'
import { MessagePage } from '#screens/MessagePage.tsx'

interface InsteadProps {
  readonly what: 'offline' | 'unreachable' | 'failed'
  readonly action: 'retry' | 'reload'
  onAction(): void
}

/** In place of everything: what is the matter, and the one thing to do. */
const Instead = ({ what, action, onAction }: InsteadProps) => {
  const { t } = useTranslation()
  return (
    <main className="starting">
      <MessagePage what={what}>
        <button type="button" className="button button--primary" data-action={action} onClick={onAction}>
          {t(`shell.${action}`)}
        </button>
      </MessagePage>
    </main>
  )
}

interface UnreachableProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** While the server does not say what nothing goes on without. */
export const Unreachable = ({ error, onRetry }: UnreachableProps) => (
  <Instead what={error.offline ? 'offline' : 'unreachable'} action="retry" onAction={onRetry} />
)

/** Where the console could not be drawn. */
export const Failed = () => <Instead what="failed" action="reload" onAction={() => location.reload()} />
