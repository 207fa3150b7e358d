import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOfDay, dayOfDate, daysOfMonth, type Start, startOf } from '#dsl/columns/start.ts'
import { utcDay } from '#protocol/dates.ts'
import { dayAndMonth } from '../../dateWords.ts'
import { OneChoice } from '../OneChoice.tsx'
import { ReadOnly } from '../ReadOnly.tsx'
import type { CellProps, InputProps } from '../widget.ts'

const NONE = '-'
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1)
/** Monday first; Sunday is stored as 0. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** Days of the year are those of a leap year: see `dateOfDay`. */
const leapYear = utcDay('2024-01-01')

/** It stands alone, so with a capital: 'Lundi', 'Montag'. */
const nameOfWeekday = (language: string, day: number): string => {
  const name = leapYear.day(day).locale(language).format('dddd')
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const nameOfMonth = (language: string, month: number): string =>
  leapYear
    .month(month - 1)
    .locale(language)
    .format('MMMM')

/** Another list for each thing that the deciding column makes of it. */
export const Input = (props: InputProps<number>) => {
  const { i18n } = useTranslation()
  const start = startFor(props)
  if (!start) return <ReadOnly {...props} text={NONE} />
  if (start === 'dayOfYear') return <DateSelects {...props} />
  const choices =
    start === 'weekday'
      ? WEEK.map((value) => ({ value, label: nameOfWeekday(i18n.language, value) }))
      : upTo(31).map((value) => ({ value, label: String(value) }))
  return <OneChoice {...props} choices={choices} />
}

/** Day and month; a day that the new month does not have becomes its last one. */
const DateSelects = (props: InputProps<number>) => {
  const { t, i18n } = useTranslation()
  const { id, name, value, labelledBy, onValue } = props
  const { month, day } = value === null ? { month: null, day: null } : dateOfDay(value)
  const put = (to: { readonly month?: number | null; readonly day?: number | null }) =>
    onValue(dayOfDate(to.month ?? month ?? 1, to.day ?? day ?? 1))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div className="date-selects" role="group" aria-labelledby={labelledBy}>
      <Part
        {...props}
        value={day}
        label={t('form.day')}
        choices={upTo(daysOfMonth(month ?? 1)).map((one) => ({ value: one, label: String(one) }))}
        onValue={(one) => put({ day: one })}
      />
      <Part
        {...props}
        id={`${id}-month`}
        name={`${name}-month`}
        value={month}
        label={t('form.month')}
        choices={upTo(12).map((one) => ({ value: one, label: nameOfMonth(i18n.language, one) }))}
        onValue={(one) => put({ month: one })}
      />
    </div>
  )
}

type PartProps = ComponentProps<typeof OneChoice<number>> & { readonly label: string }

/** Day or month: what of the field it holds is heard, and seen by its values. */
const Part = ({ label, ...props }: PartProps) => {
  const labelledBy = `${props.id}-part`
  return (
    <div>
      <label id={labelledBy} htmlFor={props.id} className="visually-hidden">
        {label}
      </label>
      <OneChoice {...props} labelledBy={labelledBy} />
    </div>
  )
}

export const chosen = true

export const cell = (props: CellProps<number>) => {
  const { value, t, language } = props
  const start = startFor(props)
  if (!start || value === null) return NONE
  if (start === 'weekday') return nameOfWeekday(language, value)
  if (start === 'dayOfMonth') return t('values.dayOfMonth', { day: value })
  return dayAndMonth(leapYear.add(value - 1, 'day'), language, t('values.firstDay'))
}

const startFor = ({ column, beside }: Pick<CellProps<number>, 'column' | 'beside'>): Start | undefined =>
  column.facts.by && startOf(column.facts.by, beside)
