import type { FromSchema } from 'json-schema-to-ts'
import { INT32_MAX } from '../../bounds.ts'
import { clockOfMinutes, minutesOfClock } from '../../clock.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'
import { timeOfDayKind } from './timeOfDay.ts'

const DAY = 86_400
const json = { type: 'integer', minimum: 0, maximum: INT32_MAX } as const

/**
 * A wall-clock time sent as unix seconds and shown as HH:MM in UTC. What is typed is a moment of 1 January 1970; other
 * clients send one of any day, which is kept until the time is typed anew. Source: specification §7, payroll code.
 */
export const unixTimeKind: Kind<'unixTime', FromSchema<typeof json>> = {
  name: 'unixTime',
  usualLength: 5,
  filter: 'range',
  pastMidnight: true,
  json,
  sql: 'integer',
  align: 'end',
  parse: (raw) => {
    const read = timeOfDayKind.parse(raw)
    return 'problem' in read ? read : { value: minutesOfClock(read.value) * 60 }
  },
  format: (value) => clockOfMinutes(Math.floor((value % DAY) / 60)),
  check: (value) => (value % 60 === 0 ? undefined : { code: 406, reason: 'notATime' }),
  sortSql: (column) => `(${column} % ${DAY})`,
  searchSql: (column) =>
    `(lpad((${column} % ${DAY} / 3600)::text, 2, '0') || ':' || lpad(((${column} / 60) % 60)::text, 2, '0'))`,
  example: (n) => ((360 + n * 15) % 1440) * 60,
}

export const unixTime = columnOf(unixTimeKind)
