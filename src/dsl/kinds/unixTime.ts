import type { FromSchema } from 'json-schema-to-ts'
import { clockOfMinutes, minutesOfClock } from '../clock.ts'
import { columnOf } from '../column.ts'
import type { Kind } from '../kind.ts'
import { timeOfDayKind } from './timeOfDay.ts'

const json = { type: 'integer', minimum: 0, maximum: 86399 } as const

/** A wall-clock time sent as unix seconds of 1 January 1970, UTC, and read as HH:MM. Source: specification §7, payroll code. */
export const unixTimeKind: Kind<'unixTime', FromSchema<typeof json>> = {
  name: 'unixTime',
  json,
  sql: 'integer',
  align: 'end',
  parse: (raw) => {
    const read = timeOfDayKind.parse(raw)
    return 'problem' in read ? read : { value: minutesOfClock(read.value) * 60 }
  },
  format: (value) => clockOfMinutes(Math.floor(value / 60)),
  check: (value) => (value % 60 === 0 ? undefined : { code: 406, reason: 'notATime' }),
  searchText: (value) => clockOfMinutes(Math.floor(value / 60)),
  searchSql: (column) =>
    `(lpad((${column} / 3600)::text, 2, '0') || ':' || lpad(((${column} / 60) % 60)::text, 2, '0'))`,
  example: (n) => ((360 + n * 15) % 1440) * 60,
}

export const unixTime = columnOf(unixTimeKind)
