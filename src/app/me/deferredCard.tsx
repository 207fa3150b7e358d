import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'

/** Stands where a card is about to. */
export const CardWait = () => {
  const { t } = useTranslation()
  return (
    <p className="card-wait" role="status">
      <span className="spinner" aria-hidden="true" /> {t('shell.loading')}
    </p>
  )
}

/** A form comes after the page that it stands on: with its code, its words and its values. */
export const OwnCard = deferred(async () => (await import('./OwnCard.tsx')).OwnCard, { StandIn: CardWait })
