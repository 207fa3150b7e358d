import type { FromSchema } from 'json-schema-to-ts'
import { CLOCK_PATTERN, clockOfMinutes, parseHoursMinutes } from '../../clock.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'

const DAY = 24 * 60

const json = { type: 'string', pattern: CLOCK_PATTERN } as const

/**
 * A wall-clock time 'HH:MM', never shifted by a time zone. Takes "0730", "730", "7h30", "7:30", "07:30:00" and
 * a spreadsheet's day fraction; midnight at the end of a day may be written 24:00.
 */
export const timeOfDayKind: Kind<'timeOfDay', FromSchema<typeof json>> = {
  name: 'timeOfDay',
  usualLength: 5,
  filter: 'range',
  pastMidnight: true,
  json,
  sql: 'text',
  align: 'end',
  parse: (raw) => {
    const read = parseHoursMinutes(raw)
    if ('problem' in read) return read
    if (read.value > DAY) return { problem: { code: 406, reason: 'notATime' } }
    return { value: clockOfMinutes(read.value % DAY) }
  },
  format: (value) => value,
  checkSql: (column) => `${column} ~ '${CLOCK_PATTERN}'`,
  sortSql: (column) => `${column} collate "C"`,
  example: (n) => clockOfMinutes((360 + n * 15) % DAY),
}

export const timeOfDay = columnOf(timeOfDayKind)
