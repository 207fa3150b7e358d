import type { FromSchema } from 'json-schema-to-ts'
import { dayjs, ISO_DAY, utcDay } from '#protocol/dates.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'
import { fold } from '../../text/fold.ts'

/** Days that people call by a word, in the four languages, by how far they are from today. */
const words = new Map([
  ...['hier', 'gestern', 'yesterday', 'ayer'].map((word) => [word, -1] as const),
  ...["aujourd'hui", 'heute', 'today', 'hoy'].map((word) => [word, 0] as const),
  ...['demain', 'morgen', 'tomorrow', 'manana'].map((word) => [word, 1] as const),
])
const withoutYear = /^(\d{1,2})[-/.\s](\d{1,2})\.?$/
const european = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d{2})$/
const digits = /^(\d{2})(\d{2})(\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for a day 'YYYY-MM-DD' that the calendar has. */
export const dayExists = (value: string): boolean => utcDay(value).format(ISO_DAY) === value

/** The calendar begins with the year 1. */
const isDay = (value: string): boolean => value > '0001' && dayExists(value)

const problem = { code: 406, reason: 'notADate' } as const

/** The day so far from today, where the person is. */
const dayFromToday = (days: number): string => dayjs().add(days, 'day').format(ISO_DAY)

const json = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const

/**
 * A calendar day 'YYYY-MM-DD'. Takes dd/mm/yyyy, dd-mm-yyyy, dd.mm.yyyy, ddmmyyyy and the ISO form; dd/mm/yy is of this
 * century, dd/mm of this year, and a day may be called by its word: demain, heute, yesterday, hoy.
 */
export const dateKind: Kind<'date', FromSchema<typeof json>> = {
  name: 'date',
  usualLength: 10,
  filter: 'days',
  json,
  sql: 'date',
  // Read by our own patterns: dayjs' strict ones know no year below 100, and one separator each.
  parse: (raw) => {
    const text = raw.trim()
    const called = words.get(fold(text))
    if (called !== undefined) return { value: dayFromToday(called) }
    const short = withoutYear.exec(text)
    const thisYear = short ? dayFromToday(0).slice(0, 4) : ''
    const [, day = '', month = '', year = thisYear] = short ?? european.exec(text) ?? digits.exec(text) ?? []
    const whole = year.length === 2 ? `20${year}` : year
    const value = iso.test(text) ? text : `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(value) ? { value } : { problem }
  },
  format: (value) => `${value.slice(8)}-${value.slice(5, 7)}-${value.slice(0, 4)}`,
  check: (value) => (isDay(value) ? undefined : problem),
  searchSql: (column) =>
    `(lpad(extract(day from ${column})::int::text, 2, '0') || '-' || lpad(extract(month from ${column})::int::text, 2, '0') || '-' || lpad(extract(year from ${column})::int::text, 4, '0'))`,
  example: (n) => utcDay('2027-01-01').add(n, 'day').format(ISO_DAY),
}

export const date = columnOf(dateKind)
