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
const LEAP_YEAR = 2024
const DAY_MS = 86_400_000

/** Month 1 to 12 and day, of a day of the year 1 to 366: 60 is 29 February, 61 is 1 March. */
export const dateOfDay = (dayOfYear: number): { readonly month: number; readonly day: number } => {
  const at = new Date(Date.UTC(LEAP_YEAR, 0, dayOfYear))
  return { month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

export const daysOfMonth = (month: number): number => new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate()

/** A day past the end of the month is its last one. */
export const dayOfDate = (month: number, day: number): number =>
  (Date.UTC(LEAP_YEAR, month - 1, Math.min(day, daysOfMonth(month))) - Date.UTC(LEAP_YEAR, 0, 0)) / DAY_MS
