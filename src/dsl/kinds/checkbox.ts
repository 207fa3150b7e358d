import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { parseBoolean } from './boolean.ts'

const json = { type: 'boolean' } as const

/** A box to tick: not ticked is false. */
export const checkboxKind: Kind<'checkbox', FromSchema<typeof json>> = {
  name: 'checkbox',
  usualLength: 28,
  filter: 'values',
  json,
  sql: 'boolean',
  blank: false,
  parse: parseBoolean,
  format: (value) => String(value),
  example: (n) => n % 2 === 0,
}

export const checkbox = columnOf(checkboxKind)
