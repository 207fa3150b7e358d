import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { dayExists } from './date.ts'

const json = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
} as const

/** Years 1 to 9999: others have no four-digit text, and the database reads them differently. */
const isInCalendar = (at: Date): boolean => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999

/** A moment in UTC, 'YYYY-MM-DDTHH:MM:SS.sssZ'. */
export const instantKind: Kind<'instant', FromSchema<typeof json>> = {
  name: 'instant',
  usualLength: 20,
  filter: 'days',
  json,
  sql: 'timestamptz',
  parse: (raw) => {
    const at = new Date(raw.trim())
    return isInCalendar(at) ? { value: at.toISOString() } : { problem: { code: 406, reason: 'notADate' } }
  },
  format: (value) => value,
  check: (value) =>
    dayExists(value.slice(0, 10)) && isInCalendar(new Date(value))
      ? undefined
      : { code: 406, reason: 'notADate' },
  example: (n) => new Date(Date.UTC(2027, 0, 1 + n, 6)).toISOString(),
}

export const instant = columnOf(instantKind)
