import type { FromSchema } from 'json-schema-to-ts'
import { INT32_MAX } from '../bounds.ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'

const spaces = /[\s\u00a0\u202f]/g
const decimal = /^\d{1,15}[.,]\d+$/

const json = { type: 'integer', minimum: 0, maximum: INT32_MAX } as const

/** How many at most; 0, and what is no number, is no limit. Source: specification §5, counter limit. */
export const quotaKind: Kind<'quota', FromSchema<typeof json>> = {
  name: 'quota',
  json,
  sql: 'integer',
  align: 'end',
  nothing: 0,
  parse: (raw) => {
    const text = raw.replace(spaces, '')
    if (decimal.test(text)) return { problem: { code: 406, reason: 'whole' } }
    const value = /^\d+$/.test(text) ? Number(text) : 0
    return value <= INT32_MAX
      ? { value }
      : { problem: { code: 406, reason: 'atMost', params: { maximum: INT32_MAX } } }
  },
  format: (value) => String(value),
  checkSql: (column) => `${column} > 0`,
  example: (n) => n + 1,
}

export const quota = columnOf(quotaKind)
