import type { Parsed } from './columns/kind.ts'

/** Hour:minute, 00:00 to 23:59. */
export const CLOCK_PATTERN = '^([01][0-9]|2[0-3]):[0-5][0-9]$'
const clock = new RegExp(CLOCK_PATTERN)

export const isClock = (value: unknown): value is string => typeof value === 'string' && clock.test(value)

/** '07:30' → 450. */
export const minutesOfClock = (value: string): number =>
  Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5))

/** 450 → '07:30'. Minutes of one day, 0 to 1439. */
export const clockOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const separated = /^(\d{1,2})\s?[h:.\s]\s?(\d{2})?(?::00)?\s?(?:min|m)?$/i
const digits = /^\d{1,4}$/
const dayFraction = /^0[.,]\d{3,}$/
const decimal = /^(\d{1,2})[.,](\d)$/

const parts = (text: string): [number, number] | undefined => {
  if (digits.test(text)) {
    return text.length <= 2 ? [Number(text), 0] : [Number(text.slice(0, -2)), Number(text.slice(-2))]
  }
  const match = separated.exec(text)
  return match ? [Number(match[1]), Number(match[2] ?? 0)] : undefined
}

/** No-break spaces read as spaces: spreadsheets and phones put them in. */
export const plainSpaces = (raw: string): string => raw.replace(/[\u00a0\u202f\u2007]/g, ' ').trim()

/** Reads hours and minutes as people write them. Gives minutes, or a problem with a proposal for '7,5'. */
export const parseHoursMinutes = (raw: string): Parsed<number> => {
  const text = plainSpaces(raw)
  if (dayFraction.test(text)) return { value: Math.round(Number(text.replace(',', '.')) * 24 * 60) }
  const asDecimal = decimal.exec(text)
  if (asDecimal) {
    const proposal = clockOfMinutes(Number(asDecimal[1]) * 60 + Number(asDecimal[2]) * 6)
    return { problem: { code: 406, reason: 'decimalTime', params: { proposal } } }
  }
  const [hours, minutes] = parts(text) ?? [Number.NaN, Number.NaN]
  if (!(minutes < 60)) return { problem: { code: 406, reason: 'notATime' } }
  return { value: hours * 60 + minutes }
}
