import { expect, it } from 'vitest'
import { calendarWords, weeksOf, yearRange } from '#app/banners/holidays/year.ts'
import { readRange } from '#server/resources/read/conditions/range.ts'

it('every day of thirty years stands once, in its month, under its weekday', () => {
  for (let year = 2020; year < 2050; year++) {
    const weeks = Array.from({ length: 12 }, (_, month) => weeksOf(year, month))
    const days = weeks.flat(2).filter((day) => day !== null)
    const length = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000
    expect(days).toHaveLength(length)
    expect(days).toEqual(days.toSorted())
    for (const week of weeks.flat())
      for (const [i, day] of week.entries()) if (day) expect(new Date(day).getUTCDay()).toBe((i + 1) % 7)
  }
})

it('weeks begin on Monday in every language, whatever the zone', () => {
  expect(calendarWords('fr').weekdays.map(({ long }) => long)[0]).toBe('lundi')
  expect(calendarWords('en-GB').weekdays.at(-1)?.long).toBe('Sunday')
  expect(calendarWords('de').day('2027-01-01')).toBe('Freitag, 1. Januar 2027')
  expect(calendarWords('es').month(2027, 0)).toBe('enero')
  expect(calendarWords('fr', '1er').day('2027-01-01')).toBe('vendredi 1er janvier 2027')
  expect(calendarWords('fr', '1er').day('2027-01-11')).toBe('lundi 11 janvier 2027')
})

it('a year is asked for whole, as the server reads ranges: from its first day to its last', () => {
  const { from = '', to = '' } = readRange(yearRange(2027), 'date', new Date()) ?? {}
  const isAsked = (day: string) => from <= day && day < to
  expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map(isAsked)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
