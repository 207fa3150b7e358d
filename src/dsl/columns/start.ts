import dayOfYear from 'dayjs/plugin/dayOfYear.js'
import { dayjs, utcDay } from '#protocol/dates.ts'

dayjs.extend(dayOfYear)

/** What a start day is: a day of the week, 0 (Sunday) to 6; of the month, 1 to 31; of the year, 1 to 366. */
export type Start = 'weekday' | 'dayOfMonth' | 'dayOfYear'

/** The column that decides what a start day is, and what it is for each of that column's values; none for the others. */
export interface StartBy<K extends string = string> {
  readonly column: K
  readonly starts: Readonly<Record<string | number, Start>>
}

export const startBounds: Readonly<Record<Start, readonly [least: number, most: number]>> = {
  weekday: [0, 6],
  dayOfMonth: [1, 31],
  dayOfYear: [1, 366],
}

export const startOf = (by: StartBy, value: unknown): Start | undefined =>
  value === null || value === undefined ? undefined : by.starts[String(value)]

// Days of the year are counted in a leap year, so that one number is one date in every year.
const leapYear = utcDay('2024-01-01')

/** Month 1 to 12 and day, of a day of the year 1 to 366: 60 is 29 February, 61 is 1 March. */
export const dateOfDay = (day: number): { readonly month: number; readonly day: number } => {
  const at = leapYear.dayOfYear(day)
  return { month: at.month() + 1, day: at.date() }
}

/** Days of a month 1 to 12. */
export const daysOfMonth = (month: number): number => leapYear.month(month - 1).daysInMonth()

/** A day past the end of the month is its last one. */
export const dayOfDate = (month: number, day: number): number =>
  leapYear
    .month(month - 1)
    .date(Math.min(day, daysOfMonth(month)))
    .dayOfYear()
