import type { FromSchema } from 'json-schema-to-ts'
import { INT32_MAX } from '../../bounds.ts'
import { parseHoursMinutes } from '../../clock.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'

const written = /^(-?)(\d{1,8})h([0-5]\d)$/

/** Minutes 450 → '7h30', the console's way of writing a total. */
export const writeMinutes = (value: number): string => {
  const size = Math.abs(value)
  return `${value < 0 ? '-' : ''}${Math.floor(size / 60)}h${String(size % 60).padStart(2, '0')}`
}

const json = { type: 'integer', minimum: -INT32_MAX, maximum: INT32_MAX } as const

/** A total of whole minutes, read and written as XhMM. Source: specification §9. */
export const minutesKind: Kind<'minutes', FromSchema<typeof json>> = {
  name: 'minutes',
  usualLength: 7,
  filter: 'range',
  json,
  sql: 'integer',
  align: 'end',
  parse: (raw) => {
    const match = written.exec(raw.trim())
    return match
      ? { value: (match[1] ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) }
      : parseHoursMinutes(raw)
  },
  format: writeMinutes,
  searchText: (value) => `${value}\u0001${writeMinutes(value)}`,
  searchSql: (column) =>
    `(${column}::text || chr(1) || case when ${column} < 0 then '-' else '' end || (abs(${column}) / 60)::text || 'h' || lpad((abs(${column}) % 60)::text, 2, '0'))`,
  example: (n) => 60 + n * 15,
}

export const minutes = columnOf(minutesKind)
