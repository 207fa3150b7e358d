import type { FromSchema } from 'json-schema-to-ts'
import { INT32_MAX } from '../bounds.ts'
import { plainSpaces } from '../clock.ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'

// A small exponent is not typed by people, but is how a very small number is written back.
const written = /^[+-]?\d{1,15}(?:[.,]\d{1,25})?(?:e-\d{1,3})?$/

const json = { type: 'number', minimum: -INT32_MAX, maximum: INT32_MAX } as const

/** A number; text that is none is 419 where the column is required. Source: specification §5. */
export const numberKind: Kind<'number', FromSchema<typeof json>> = {
  name: 'number',
  usualLength: 10,
  filter: 'range',
  json,
  sql: 'double precision',
  align: 'end',
  unreadableIsMissing: true,
  parse: (raw) => {
    const text = plainSpaces(raw).replaceAll(' ', '')
    // Minus nothing is nothing: JSON has no -0.
    return written.test(text)
      ? { value: Number(text.replace(',', '.')) + 0 }
      : { problem: { code: 406, reason: 'notANumber' } }
  },
  format: (value) => String(value),
  example: (n) => n + 1,
}

export const number = columnOf(numberKind)
