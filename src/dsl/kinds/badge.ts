import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../column.ts'
import type { Kind } from '../kind.ts'
import { parseBoolean } from './boolean.ts'

const json = { type: 'boolean' } as const

/** Active or inactive, shown as a badge. */
export const badgeKind: Kind<'badge', FromSchema<typeof json>> = {
  name: 'badge',
  json,
  sql: 'boolean',
  parse: parseBoolean,
  format: (value) => String(value),
  example: (n) => n % 2 === 0,
}

export const badge = columnOf(badgeKind)
