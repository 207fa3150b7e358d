import type { Dayjs } from 'dayjs'
import { dayjs, ISO_DAY } from '#protocol/dates.ts'

// Names of months and the order of a date come with the words of a language (`src/app/words`), and are not there before.

/**
 * How a language writes a date in figures (`L`, 'DD.MM.YYYY'), in words (`LL`, 'D. MMMM YYYY') or with weekday and time (`LLLL`), in the
 * signs of dayjs. Its plugin for them would be with every start; they are read here instead.
 */
export const patternOf = (language: string, name: 'L' | 'LL' | 'LLLL'): string =>
  dayjs.Ls[dayjs().locale(language).locale()]?.formats?.[name] ?? ISO_DAY

/** '01/01/2026', '01.01.2026'. */
export const dayText = (day: Dayjs, language: string): string => day.format(patternOf(language, 'L'))

/** A date by a pattern that has its day as `D`; `first` is what the language calls the first day of a month. */
export const dateBy = (pattern: string, day: Dayjs, language: string, first: string): string =>
  day.locale(language).format(day.date() === 1 ? pattern.replace(/\bD\b/, `[${first}]`) : pattern)

/** '1er janvier', '1. Januar', '1 de enero': the date in words without its year. */
export const dayAndMonth = (day: Dayjs, language: string, first: string): string =>
  dateBy(patternOf(language, 'LL').replace(/(?: \[de\])? YYYY$/, ''), day, language, first)

/** '24/11/2026 14:05', '24.11.2026 14:05', on the calendar and clock of whoever looks. `at`: ISO text, or milliseconds since 1970. */
export const momentText = (at: string | number, language: string): string =>
  dayjs(at).format(`${patternOf(language, 'L')} HH:mm`)

/** Unix seconds as the day that they are where the person is. Source: specification §9, dates are shown DD-MM-YYYY. */
export const dayOfSeconds = (seconds: number): string => dayjs.unix(seconds).format('DD-MM-YYYY')
