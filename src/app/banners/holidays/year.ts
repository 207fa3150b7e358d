/** Weeks of a month, Monday first; null where the month has not begun or is over. Days as 'YYYY-MM-DD'. */
export const weeksOf = (year: number, month: number): readonly (readonly (string | null)[])[] => {
  const first = new Date(Date.UTC(year, month, 1))
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day < 1 || day > length ? null : new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
    }),
  )
}

/** A year as a range of a query, whose end is no part of it. */
export const yearRange = (year: number): string => `${year}-01-01,${year + 1}-01-01`

const utc = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

/** How a language calls days and months, whatever the time zone; `first` is what it calls the first day of a month. */
export const calendarWords = (language: string, first = '1') => {
  const [month, weekday, short, day] = [
    utc(language, { month: 'long' }),
    utc(language, { weekday: 'long' }),
    utc(language, { weekday: 'narrow' }),
    utc(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  ]
  // 1 January 2024 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, i) => Date.UTC(2024, 0, i + 1))
  return {
    month: (year: number, index: number) => month.format(Date.UTC(year, index, 1)),
    weekdays: weekdays.map((at) => ({ long: weekday.format(at), narrow: short.format(at) })),
    /** 'vendredi 1er janvier 2027'. */
    day: (date: string) =>
      day
        .formatToParts(Date.parse(date))
        .map(({ type, value }) => (type === 'day' && value === '1' ? first : value))
        .join(''),
  }
}
