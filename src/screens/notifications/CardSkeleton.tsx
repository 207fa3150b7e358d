import { useTranslation } from 'react-i18next'

/** Stands where the boxes and lists of a card will. */
export const CardSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="card-skeleton" role="status" aria-label={t('form.loading')}>
      {Array.from({ length: 6 }, (_, i) => (
        <span key={i} aria-hidden="true" />
      ))}
    </div>
  )
}
