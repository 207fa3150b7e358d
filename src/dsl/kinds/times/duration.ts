import type { FromSchema } from 'json-schema-to-ts'
import { CLOCK_PATTERN, clockOfMinutes, parseHoursMinutes, plainSpaces } from '../../clock.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'

const DAY = 24 * 60
const minutesOnly = /^(\d{1,3})\s?(?:min|mn|m|')?$/i

const json = { type: 'string', pattern: CLOCK_PATTERN } as const

/** A length of time under a day as 'HH:MM'. Takes "30" and "30 min" as minutes, "0h30", "1h", "0:30". */
export const durationKind: Kind<'duration', FromSchema<typeof json>> = {
  name: 'duration',
  usualLength: 5,
  filter: 'range',
  json,
  sql: 'text',
  align: 'end',
  parse: (raw) => {
    const minutes = minutesOnly.exec(plainSpaces(raw))
    const read = minutes ? { value: Number(minutes[1]) } : parseHoursMinutes(raw)
    if ('problem' in read)
      return {
        problem: {
          ...read.problem,
          reason: read.problem.reason === 'notATime' ? 'notADuration' : read.problem.reason,
        },
      }
    if (read.value >= DAY) return { problem: { code: 406, reason: 'notADuration' } }
    return { value: clockOfMinutes(read.value) }
  },
  format: (value) => value,
  checkSql: (column) => `${column} ~ '${CLOCK_PATTERN}'`,
  sortSql: (column) => `${column} collate "C"`,
  example: (n) => clockOfMinutes((n * 10) % 120),
}

export const duration = columnOf(durationKind)
