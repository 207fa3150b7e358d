import { useMutation } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { noAnswer } from '#client/apiError.ts'
import { useClient } from '#client/ClientContext.ts'
import { isTried, ssoSteps, type TriedStep } from '#protocol/services/sso.ts'
import { endpoints } from '#protocol/services.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'

interface Props {
  readonly institution: number
  /** There is nothing to be tried, or what is typed is not what would be. */
  readonly disabled: boolean
}

/** Tries the connection as it is saved, and says of each step whether it works, and else what to do. */
export const Trial = ({ institution, disabled }: Props) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const trial = useMutation({
    mutationFn: async () => {
      const answer = await http.send({ ...endpoints.ssoTrial, method: 'POST', body: { institution } })
      if (isTried(answer.data)) return answer.data
      throw noAnswer()
    },
    meta: { shown: true },
  })
  const said = ({ step, fault, detail }: TriedStep) =>
    fault
      ? t(`screens.sso.faults.${fault}`, { detail: detail ?? '' })
      : t(`screens.sso.fine.${step}`, { count: Number(detail ?? 0) })
  const failed = trial.data?.filter(({ fault }) => fault !== null).length ?? 0
  return (
    <section className="sso-trial" aria-labelledby="sso-trial-title">
      <h2 id="sso-trial-title">{t('screens.sso.trial.title')}</h2>
      <p className="field-hint">{t(`screens.sso.trial.${disabled ? 'first' : 'text'}`)}</p>
      <ActionButton action="test" disabled={disabled} busy={trial.isPending} onClick={() => trial.mutate()}>
        {t('screens.sso.trial.start')}
      </ActionButton>
      <div aria-live="polite">
        {trial.error && (
          <p className="sso-verdict">
            {t('screens.sso.trial.none')}{' '}
            {problemOf(trial.error).status === 404 ? t('screens.sso.gone') : failureText(t, trial.error)}
          </p>
        )}
        {trial.data && (
          <>
            <p className="sso-verdict">
              {failed === 0
                ? t('screens.sso.trial.allFine')
                : t('screens.sso.trial.failed', { count: failed })}
            </p>
            <ol className="sso-steps">
              {[...trial.data]
                .sort((a, b) => ssoSteps.indexOf(a.step) - ssoSteps.indexOf(b.step))
                .map((tried) => (
                  <li key={tried.step} data-step={tried.step} data-state={tried.fault ? 'failed' : 'done'}>
                    {tried.fault ? <X size={16} aria-hidden /> : <Check size={16} aria-hidden />}
                    <span>
                      <strong>{t(`screens.sso.steps.${tried.step}`)}</strong>
                      <span>{said(tried)}</span>
                    </span>
                  </li>
                ))}
            </ol>
          </>
        )}
      </div>
    </section>
  )
}
