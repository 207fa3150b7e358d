import { dayjs, ISO_DAY, utcDay } from '#protocol/dates.ts'

/** Minutes of a day on the wall. */
export const DAY = 1440
const epoch = dayjs.utc(0)

/** Days are counted from 1 January 1970, as the calendar on the wall shows them. '1970-01-02' → 1. */
export const dayNumber = (day: string): number => utcDay(day).diff(epoch, 'day')

/** 1 → '1970-01-02'. */
export const dayText = (day: number): string => epoch.add(day, 'day').format(ISO_DAY)

/** 1 January 1970 was a Thursday. */
const isSunday = (day: number): boolean => (((day + 4) % 7) + 7) % 7 === 0

export type Holidays = ReadonlySet<number>

/** Monday to Saturday without a public holiday: "jours ouvrables". */
export const isBusinessDay = (day: number, holidays: Holidays): boolean =>
  !isSunday(day) && !holidays.has(day)

export const isEve = (day: number, holidays: Holidays): boolean => isSunday(day + 1) || holidays.has(day + 1)
