import type { FromSchema } from 'json-schema-to-ts'
import { type Column, type ColumnOptions, columnOf, type Only } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'
import { type StartBy, startBounds } from '../../columns/start.ts'

const [, last] = startBounds.dayOfYear
const written = /^\d{1,3}$/

const json = { type: 'integer', minimum: 0, maximum: last } as const

/** The day a period starts on; what it means is decided by another column. Source: specification §5, starter. */
export const startDayKind: Kind<'startDay', FromSchema<typeof json>> = {
  name: 'startDay',
  usualLength: 25,
  json,
  sql: 'integer',
  parse: (raw) => {
    const value = written.test(raw.trim()) ? Number(raw) : Number.NaN
    return value <= last ? { value } : { problem: { code: 406, reason: 'startFits' } }
  },
  format: (value) => String(value),
  checkSql: (column) => `${column} between 0 and ${last}`,
  example: (n) => 1 + (n % 6),
}

/** Goes with the check `startFits` on the same columns. */
export const startDay = <const O extends ColumnOptions<number> = Record<never, never>>(
  by: StartBy,
  options?: Only<O, ColumnOptions<number>>,
): Column<'startDay', number, O> => columnOf(startDayKind, { by })(options)
