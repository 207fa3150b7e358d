import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import type { Outcome } from './useUploads.ts'

interface Props {
  readonly outcomes: readonly Outcome[]
  readonly busy: boolean
  onRetry(places: readonly number[]): void
}

/** What became of the file in each institution; what failed is sent again by itself. */
export const Outcomes = ({ outcomes, busy, onRetry }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const failed = outcomes.flatMap(({ done, institution }) => (done ? [] : institution))
  if (outcomes.length === 0) return null
  return (
    <section className="template-outcomes" aria-live="polite">
      <h3>{t('screens.shiftSummaryTemplate.results')}</h3>
      <ul>
        {outcomes.map(({ institution, done, why }) => (
          <li key={institution} data-outcome={done ? 'done' : 'failed'} data-institution={institution}>
            {done ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
            <div>
              <strong>{institutionName(institutions, institution)}</strong>{' '}
              {t(`screens.shiftSummaryTemplate.${done ? 'sent' : 'notSent'}`)}
              {why && <p>{why}</p>}
            </div>
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <ActionButton action="retry" busy={busy} onClick={() => onRetry(failed)}>
          {t('screens.shiftSummaryTemplate.retry', { count: failed.length })}
        </ActionButton>
      )}
    </section>
  )
}
