import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal } from '#renderer/dialog/Modal.tsx'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { useHolidays, useProposal, useUsualPlace } from './useHolidays.ts'
import { YearCalendar } from './YearCalendar.tsx'
import { YearHead } from './YearHead.tsx'
import { calendarWords } from './year.ts'
import './holidays.recipe.ts'

interface Props {
  onClose(): void
}

/** The public holidays of a year that the selected institutions have, and who has those that not all of them have. */
export const CalendarDialog = ({ onClose }: Props) => {
  const { t, i18n } = useTranslation()
  const { selected, institutions } = useRenderer()
  const label = useId()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const { data, error, refetch } = useHolidays(year)
  // How the days are called there; a day without a name is shown all the same.
  const { data: place } = useUsualPlace()
  const { data: proposal } = useProposal(year, place)
  const names = new Map(proposal?.holidays.map(({ date, name }) => [date, name]))
  const words = calendarWords(i18n.language, t('values.firstDay'))
  const days = [...(data ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
  const told = days.map(([day, ids]) => {
    const partly = ids.length < selected.length
    const only = partly && institutionNames(institutions, ids).join(', ')
    const name = names.get(day) ?? t('payroll.holidays.unnamed')
    const words = only ? t('payroll.holidays.only', { name, institutions: only }) : name
    return { day, partly, words }
  })
  return (
    <Modal role="dialog" size="extraLarge" labelledBy={label} onDismiss={onClose}>
      <YearHead id={label} title={t('payroll.holidays.calendar')} year={year} onYear={setYear} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="modal-body" aria-labelledby={label} tabIndex={0}>
        {error && <FailureLine error={error} onRetry={refetch} />}
        {!error && (
          <p role="status">
            {data ? t('payroll.holidays.count', { count: days.length }) : t('list.loading')}
          </p>
        )}
        <YearCalendar year={year} marked={new Map(told.map((one) => [one.day, one]))} />
        {told.length > 0 && (
          <dl className="holidays-told">
            {told.map(({ day, words: said, partly }) => (
              <div key={day} data-marked={partly ? 'partly' : 'wholly'}>
                <dt>{words.day(day)}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <div className="modal-foot">
        <ActionButton action="cancel" autoFocus onClick={onClose}>
          {t('payroll.leftOut.close')}
        </ActionButton>
      </div>
    </Modal>
  )
}
