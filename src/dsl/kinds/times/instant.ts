import type { Dayjs } from 'dayjs'
import type { FromSchema } from 'json-schema-to-ts'
import { dayjs, utcDay } from '#protocol/dates.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'
import { dayExists } from './date.ts'

const json = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
} as const

/** Years 1 to 9999: others have no four-digit text, and the database reads them differently. */
const isInCalendar = (at: Dayjs): boolean => at.year() >= 1 && at.year() <= 9999

const isoDay = /^\d{4}-\d{2}-\d{2}/

/**
 * A moment as programs write it, in UTC; `undefined` for none. Read by the platform, since dayjs reads more than is a date; and
 * the platform takes 31 February for 3 March, so that the day is asked for by itself.
 */
export const readMoment = (raw: string): Dayjs | undefined => {
  const text = raw.trim()
  const [day] = isoDay.exec(text) ?? []
  const at = dayjs.utc(new Date(text))
  return (day === undefined || dayExists(day)) && isInCalendar(at) ? at : undefined
}

/** A moment in UTC, 'YYYY-MM-DDTHH:MM:SS.sssZ'. */
export const instantKind: Kind<'instant', FromSchema<typeof json>> = {
  name: 'instant',
  usualLength: 20,
  filter: 'days',
  json,
  sql: 'timestamptz',
  parse: (raw) => {
    const at = readMoment(raw)
    return at ? { value: at.toISOString() } : { problem: { code: 406, reason: 'notADate' } }
  },
  format: (value) => value,
  check: (value) =>
    dayExists(value.slice(0, 10)) && isInCalendar(dayjs.utc(value))
      ? undefined
      : { code: 406, reason: 'notADate' },
  example: (n) => utcDay('2027-01-01').add(n, 'day').hour(6).toISOString(),
}

export const instant = columnOf(instantKind)
