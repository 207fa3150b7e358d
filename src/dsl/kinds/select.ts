import type { FromSchema } from 'json-schema-to-ts'
import { INT32_MAX } from '../bounds.ts'
import { type Column, type ColumnOptions, columnOf, type Only } from '../columns/column.ts'
import { type Enumeration, leastOpen } from '../columns/enumeration.ts'
import type { Kind } from '../columns/kind.ts'
import { parseChoice } from './choice.ts'

const json = { type: ['string', 'integer'] } as const

const openNumber = (options: Enumeration) => ({
  type: 'integer',
  minimum: leastOpen(options),
  maximum: INT32_MAX,
})

/** One value of an enumeration. */
export const selectKind: Kind<'select', FromSchema<typeof json>> = {
  name: 'select',
  json,
  sql: 'text',
  usualLength: 25,
  filter: 'values',
  parse: (raw) => ({ value: raw.trim() }),
  format: (value) => String(value),
  example: (n) => n,
}

export const select = <
  const V extends string | number,
  const O extends ColumnOptions<V> = Record<never, never>,
>(
  options: Enumeration<string, V>,
  settings?: Only<O, ColumnOptions<V>>,
): Column<'select', V, O> => {
  const numeric = typeof options.values[0] === 'number'
  const kind: Kind<'select', V> = {
    name: 'select',
    json: options.open ? openNumber(options) : { enum: options.values },
    sql: numeric ? 'integer' : 'text',
    usualLength: 25,
    filter: 'values',
    parse: (raw) => parseChoice(options, raw),
    format: (value) => String(value),
    searchText: (value) => String(value),
    example: (n) => options.values[n % options.values.length] as V,
  }
  return columnOf(kind, { enumeration: options })(settings)
}
