import { useTranslation } from 'react-i18next'
import type { ProposedHoliday } from '#protocol/services/holidays.ts'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { calendarWords } from './year.ts'

interface Props {
  readonly days: readonly ProposedHoliday[]
  /** Selected institutions that have the day not yet. */
  lacking(date: string): readonly number[]
  isTicked(date: string, usual: boolean): boolean
  onTick(date: string, on: boolean): void
}

/** The days to tick; those that all institutions have are marked so, and cannot be added. */
export const ProposedDays = ({ days, lacking, isTicked, onTick }: Props) => {
  const { t, i18n } = useTranslation()
  const { selected, institutions } = useRenderer()
  const words = calendarWords(i18n.language, t('values.firstDay'))
  const notes = (date: string, { kind }: ProposedHoliday): readonly string[] => {
    const missing = lacking(date)
    const having = selected.filter((id) => !missing.includes(id))
    const names = institutionNames(institutions, having).join(', ')
    return [
      ...(kind === 'public' ? [] : [t(`payroll.holidays.kinds.${kind}`)]),
      ...(missing.length === 0 ? [t('payroll.holidays.there')] : []),
      ...(missing.length > 0 && having.length > 0
        ? [t('payroll.holidays.thereIn', { institutions: names })]
        : []),
    ]
  }
  return (
    <ul className="holidays-days">
      {days.map((one) => {
        const { date, name, usual } = one
        const isThere = lacking(date).length === 0
        return (
          <li key={date} data-there={isThere || undefined}>
            <label>
              <input
                type="checkbox"
                name={date}
                checked={isTicked(date, usual)}
                disabled={isThere}
                onChange={({ target }) => onTick(date, target.checked)}
              />
              <span>
                {words.day(date)} <strong>{name}</strong>
                {notes(date, one).map((note) => (
                  <span key={note} className="holidays-note">
                    {note}
                  </span>
                ))}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
