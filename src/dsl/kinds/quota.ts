import type { FromSchema } from 'json-schema-to-ts'
import type { Problem, Reason } from '#protocol/problem.ts'
import { INT32_MAX } from '../bounds.ts'
import { columnOf } from '../columns/column.ts'
import type { Kind, Parsed } from '../columns/kind.ts'

const spaces = /[\s\u00a0\u202f]/g
const decimal = /^\d{1,15}[.,]\d+$/
const negative = /^-\d/

const refused = (reason: Reason, params?: Problem['params']): Parsed<number> => ({
  problem: { code: 406, reason, ...(params && { params }) },
})

const json = { type: 'integer', minimum: 0, maximum: INT32_MAX } as const

/**
 * How many at most; 0 is no limit. What is no number is refused: only an empty field says that there is none.
 * Source: specification §5, counter limit.
 */
export const quotaKind: Kind<'quota', FromSchema<typeof json>> = {
  name: 'quota',
  usualLength: 10,
  filter: 'range',
  json,
  sql: 'integer',
  align: 'end',
  nothing: 0,
  parse: (raw) => {
    const text = raw.replace(spaces, '')
    if (decimal.test(text)) return refused('whole')
    if (negative.test(text)) return refused('atLeast', { minimum: 0 })
    if (!/^\d+$/.test(text)) return refused('notANumber')
    const value = Number(text)
    return value <= INT32_MAX ? { value } : refused('atMost', { maximum: INT32_MAX })
  },
  format: (value) => String(value),
  checkSql: (column) => `${column} > 0`,
  example: (n) => n + 1,
}

export const quota = columnOf(quotaKind)
