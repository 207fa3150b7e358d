import type { FromSchema } from 'json-schema-to-ts'
import { type Column, type ColumnOptions, columnOf, type Only } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { checkText } from './text.ts'

const json = { type: 'string', maxLength: 1000 } as const

/** A password, a token, a key: kept to the letter, white space at the ends too. */
export const secretKind: Kind<'secret', FromSchema<typeof json>> = {
  name: 'secret',
  usualLength: 60,
  json,
  sql: 'text',
  parse: (raw) => ({ value: raw }),
  format: (value) => value,
  check: checkText,
  example: (n) => `exemple-${n + 1}`,
}

type Options = Omit<ColumnOptions<string>, 'secret' | 'default' | 'backfill'>
type Kept<O> = O & { readonly secret: true }

/** A column of secrets: written, encrypted at rest, never read back. */
export const secret = <const O extends Options = Record<never, never>>(
  options?: Only<O, Options>,
): Column<'secret', string, Kept<O>> =>
  columnOf(secretKind)({ ...options, secret: true } as Only<Kept<O>, ColumnOptions<string>>)
