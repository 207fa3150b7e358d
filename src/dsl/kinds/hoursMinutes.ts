import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { writeMinutes } from './minutes.ts'

const written = /^(\d{0,6})\s*[h:]\s*(\d{0,6})$/

/** As much as six digits of hours can say. */
const MOST = 999_999 * 60 + 59

const json = { type: 'integer', minimum: 0, maximum: MOST } as const

/**
 * A total of minutes entered as hours and minutes side by side, shown as XhMM; 0, and what is no number, is nothing.
 * Minutes beyond 59 count as the hours they make. Source: specification §5, counter limit; §9.
 */
export const hoursMinutesKind: Kind<'hoursMinutes', FromSchema<typeof json>> = {
  name: 'hoursMinutes',
  json,
  sql: 'integer',
  align: 'end',
  nothing: 0,
  parse: (raw) => {
    const [, hours = '', minutes = ''] = written.exec(raw.trim()) ?? []
    return { value: Number(hours) * 60 + Number(minutes) }
  },
  format: writeMinutes,
  checkSql: (column) => `${column} > 0`,
  example: (n) => 60 + n * 15,
}

export const hoursMinutes = columnOf(hoursMinutesKind)
