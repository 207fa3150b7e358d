import type { FromSchema } from 'json-schema-to-ts'
import { INT32_MAX } from '../bounds.ts'
import { type Column, type ColumnOptions, columnOf, type Only } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import type { EntityName } from '../names.ts'

const json = { type: 'integer', minimum: 1, maximum: INT32_MAX } as const

/** The id of a row of another entity. People see that row's label. */
export const relationKind: Kind<'relation', FromSchema<typeof json>> = {
  name: 'relation',
  usualLength: 40,
  filter: 'values',
  json,
  sql: 'integer',
  parse: (raw) => {
    const id = Number(raw.trim())
    return Number.isInteger(id) && id > 0 ? { value: id } : { problem: { code: 406, reason: 'notFound' } }
  },
  format: (value) => String(value),
  example: (n) => n + 1,
}

/** `relation('institution', { required: true })`: a foreign key to the named entity. */
export const relation = <
  const T extends EntityName,
  const O extends ColumnOptions<number> = Record<never, never>,
>(
  entity: T,
  options?: Only<O, ColumnOptions<number>>,
): Column<'relation', number, O, T> => columnOf(relationKind, { entity })(options)
