import isoWeek from 'dayjs/plugin/isoWeek.js'
import { dayjs, ISO_DAY, utcDay } from '#protocol/dates.ts'
import { dateBy, patternOf } from '#renderer/dateWords.ts'

dayjs.extend(isoWeek)

const firstOf = (year: number, month: number) => utcDay(`${year}-01-01`).month(month)

/** Weeks of a month 0 to 11, Monday first; null where the month has not begun or is over. Days as 'YYYY-MM-DD'. */
export const weeksOf = (year: number, month: number): readonly (readonly (string | null)[])[] => {
  const first = firstOf(year, month)
  const monday = first.startOf('isoWeek')
  const weeks = first.endOf('month').diff(monday, 'week') + 1
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = monday.add(week * 7 + weekday, 'day')
      return day.month() === month ? day.format(ISO_DAY) : null
    }),
  )
}

/** A year as a range of a query, whose end is no part of it. */
export const yearRange = (year: number): string => `${year}-01-01,${year + 1}-01-01`

/** How a language calls days and months, whatever the time zone; `first` is what it calls the first day of a month. */
export const calendarWords = (language: string, first = '1') => {
  // 1 January 2024 was a Monday.
  const week = Array.from({ length: 7 }, (_, i) => utcDay('2024-01-01').add(i, 'day').locale(language))
  const pattern = patternOf(language, 'LLLL').replace(/ H+:mm$/, '')
  return {
    /** Of an index 0 to 11. */
    month: (year: number, index: number) => firstOf(year, index).locale(language).format('MMMM'),
    weekdays: week.map((day) => ({ long: day.format('dddd'), narrow: day.format('dd') })),
    /** 'vendredi 1er janvier 2027'. */
    day: (date: string) => dateBy(pattern, utcDay(date), language, first),
  }
}
