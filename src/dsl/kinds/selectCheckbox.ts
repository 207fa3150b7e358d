import type { FromSchema } from 'json-schema-to-ts'
import { type Column, type ColumnOptions, columnOf } from '../column.ts'
import type { Enumeration } from '../enumeration.ts'
import type { Kind } from '../kind.ts'
import { parseChoice } from './choice.ts'

const json = { type: 'array', items: { type: ['string', 'integer'] } } as const

/** Several values of an enumeration, each with a box to tick; an empty list where required is 419. */
export const selectCheckboxKind: Kind<'selectCheckbox', FromSchema<typeof json>> = {
  name: 'selectCheckbox',
  json,
  sql: 'jsonb',
  parse: (raw) => ({ value: raw.split(',').map((part) => part.trim()) }),
  format: (value) => value.join(','),
  // Not by `uniqueItems`, which asks whatever was sent in their place to compare itself.
  check: (value) => (new Set(value).size === value.length ? undefined : { code: 406, reason: 'wrongFormat' }),
  example: (n) => [n],
}

export const selectCheckbox = <
  const V extends string | number,
  const O extends ColumnOptions<V[]> = Record<never, never>,
>(
  options: Enumeration<string, V>,
  settings?: O,
): Column<'selectCheckbox', V[], O> => {
  const kind = {
    ...selectCheckboxKind,
    json: { type: 'array', items: { enum: options.values } },
    parse: (raw: string) => {
      const read = raw.split(',').map((part) => parseChoice(options, part))
      const wrong = read.find((r) => 'problem' in r)
      return wrong ?? { value: read.map((r) => ('value' in r ? r.value : undefined)) }
    },
    example: (n: number) => [options.values[n % options.values.length] as V],
  }
  return columnOf<'selectCheckbox', V[]>(kind as never, { enumeration: options })(settings)
}
