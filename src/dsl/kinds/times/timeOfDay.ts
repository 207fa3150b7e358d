import type { FromSchema } from 'json-schema-to-ts'
import { CLOCK_PATTERN, clockOfMinutes, parseHoursMinutes, plainSpaces } from '../../clock.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind, Parsed } from '../../columns/kind.ts'

const DAY = 24 * 60
const HALF = DAY / 2
/** A time of the morning or the afternoon, 12:00 at night to 11:59, as English and Spanish write it besides: '4 pm'. */
const half = /^(.*?)\s?([ap])\.?\s?m\.?$/i

const json = { type: 'string', pattern: CLOCK_PATTERN } as const

const NOT_A_TIME = { problem: { code: 406, reason: 'notATime' } } as const

const inHalf = (minutes: number, afternoon: boolean): Parsed<string> =>
  minutes < 60 || minutes >= 13 * 60
    ? NOT_A_TIME
    : { value: clockOfMinutes((minutes % HALF) + (afternoon ? HALF : 0)) }

/**
 * A wall-clock time 'HH:MM', never shifted by a time zone. Takes "0730", "730", "7h30", "7:30", "07:30:00", "7.30 pm" and
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
    const [, clock, halfOfDay] = half.exec(plainSpaces(raw)) ?? []
    const read = parseHoursMinutes(clock ?? raw)
    if ('problem' in read) return read
    if (halfOfDay) return inHalf(read.value, halfOfDay.toLowerCase() === 'p')
    if (read.value > DAY) return NOT_A_TIME
    return { value: clockOfMinutes(read.value % DAY) }
  },
  format: (value) => value,
  checkSql: (column) => `${column} ~ '${CLOCK_PATTERN}'`,
  sortSql: (column) => `${column} collate "C"`,
  example: (n) => clockOfMinutes((360 + n * 15) % DAY),
}

export const timeOfDay = columnOf(timeOfDayKind)
