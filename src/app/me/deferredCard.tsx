import { useTranslation } from 'react-i18next'
import { deferred, useMissingText } from '#renderer/deferred.tsx'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'

/** Stands where a card, or a list, is about to. `onRetry`: what it says could not be fetched. */
export const CardWait = ({ onRetry }: { readonly onRetry?: () => void }) => {
  const { t } = useTranslation()
  const textOf = useMissingText()
  if (onRetry) return <FailureLine text={textOf()} onRetry={onRetry} />
  return (
    <p className="card-wait" role="status">
      <span className="spinner" aria-hidden="true" /> {t('shell.loading')}
    </p>
  )
}

/** A form comes after the page that it stands on: with its code, its words and its values. */
export const OwnCard = deferred(async () => (await import('./OwnCard.tsx')).OwnCard, {
  StandIn: () => <CardWait />,
})

/** Whoever has lost an institution over an unfinished form finds it there; few ever do. */
export const LeftCards = deferred(async () => (await import('./LeftCards.tsx')).LeftCards)

export const LeftMessages = deferred(
  async () => (await import('#screens/contact/LeftMessages.tsx')).LeftMessages,
)
