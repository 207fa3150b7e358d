/** Days 'YYYY-MM-DD' of an export, both included. */
export interface Days {
  readonly begin: string
  readonly end: string
}

const DAY_S = 86_400
const written = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The last calendar month before the day that it is where the person sits. Source: specification §4, §9. */
export const lastMonth = (now: Date): Days => ({
  begin: written(now.getFullYear(), now.getMonth() - 1, 1),
  end: written(now.getFullYear(), now.getMonth(), 0),
})

/** A range is exported only when both days are there and do not cross. */
export const areDays = ({ begin, end }: Days): boolean => begin !== '' && end !== '' && begin <= end

/** '2026-10-31' → '31-10-2026'. Source: specification §9. */
export const shownDay = (day: string): string => day.split('-').reverse().join('-')

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** First and last second of the days, in UTC as pay codes are. */
export const secondsOfDays = ({ begin, end }: Days): { beginAt: number; endAt: number } => ({
  beginAt: secondsOf(begin),
  endAt: secondsOf(end) + DAY_S - 1,
})
