import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayjs } from '#protocol/dates.ts'
import { dayText } from '#renderer/dateWords.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { NO_ANSWER, writeFailureText } from '#renderer/failureText.ts'
import { institutionName, institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { DayField } from './DayField.tsx'
import { areDays, lastMonth } from './exportDays.ts'
import { ExportList } from './exports/ExportList.tsx'
import { useExports } from './exports/useExports.ts'
import { useExporting } from './useExporting.ts'
import './banner.recipe.ts'

/** When payroll was last exported, and the export of other days. Source: specification §2, public holidays tab. */
export const PayrollExport = () => {
  const { t, i18n } = useTranslation()
  const toasts = useToasts()
  const { mayWrite, selected, institutions } = useRenderer()
  const listed = useExports()
  const last = listed.data?.exports[0]
  const wrongSaid = useRef<number>(undefined)
  const named = (ids: readonly (number | undefined)[]) =>
    institutionNames(
      institutions,
      ids.filter((id) => id !== undefined),
    )
  // Another try comes by itself where no answer did: how it ends is told too, and what failed before is true no more.
  const { busy, refused, triesAgain, run } = useExporting(({ is, standing, failures, ...outcome }) => {
    if (wrongSaid.current !== undefined) toasts.close(wrongSaid.current)
    if (is === 'saved')
      toasts.show('success', t('banners.payrollExport.sent'), {
        places: named(standing.map(({ institution }) => institution)),
      })
    else {
      // Why stands below.
      const text = outcome.triesAgain ? writeFailureText(t, NO_ANSWER) : t('errors.500')
      const places = named(failures.map(({ institution }) => institution))
      wrongSaid.current = toasts.show('error', text, { places })
    }
  })
  const [days, setDays] = useState(() => lastMonth(new Date()))
  const missing = days.begin === '' || days.end === ''
  const crossed = !missing && days.begin > days.end
  const wrong = missing ? 'reasons.notADate' : crossed ? 'reasons.notBefore' : undefined
  const wrongId = useId()

  const save = () => {
    if (!busy && areDays(days) && selected.length > 0) run(days)
  }
  const nameOf = (id: number) => institutionName(institutions, id)
  return (
    <section
      className="payroll-export"
      aria-label={t('banners.payrollExport.title')}
      data-banner="payrollExport"
    >
      <p className="payroll-export-last">
        {last
          ? t(last.who ? 'banners.payrollExport.lastBy' : 'banners.payrollExport.last', {
              date: dayText(dayjs.unix(last.exportedAt), i18n.language),
              who: last.who,
            })
          : // Of no institution nothing is read; that one is to be chosen stands below.
            selected.length > 0 &&
            t(listed.data ? 'banners.payrollExport.never' : listed.error ? 'list.failed' : 'list.loading')}
      </p>
      {mayWrite('payrollExport', 'insert', selected) && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <DayField
            name="begin"
            label={t('banners.payrollExport.begin')}
            value={days.begin}
            max={days.end}
            invalid={crossed || days.begin === ''}
            describedBy={wrong && wrongId}
            onValue={(begin) => setDays({ ...days, begin })}
          />
          <DayField
            name="end"
            label={t('banners.payrollExport.end')}
            value={days.end}
            min={days.begin}
            invalid={crossed || days.end === ''}
            describedBy={wrong && wrongId}
            onValue={(end) => setDays({ ...days, end })}
          />
          <ActionButton
            action="export-payroll"
            type="submit"
            busy={busy}
            disabled={!areDays(days) || selected.length === 0}
          >
            {t('banners.payrollExport.export')}
          </ActionButton>
          {wrong && (
            <p id={wrongId} className="payroll-export-wrong" role="alert">
              {t(wrong)}
            </p>
          )}
          {refused.length > 0 && (
            <ul className="payroll-export-wrong" role="alert">
              {refused.map(({ institution, code }) => (
                <li key={institution} data-error-code={code}>
                  {t('form.place', { place: nameOf(institution) })} {writeFailureText(t, code, triesAgain)}
                </li>
              ))}
            </ul>
          )}
        </form>
      )}
      <ExportList {...listed} />
    </section>
  )
}
