import type { FromSchema } from 'json-schema-to-ts'
import { INT32_MAX } from '../bounds.ts'
import { type Column, type ColumnOptions, columnOf, type Only, type Through } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import type { EntityName, RelationOf } from '../names.ts'

const json = {
  type: 'array',
  items: { type: 'integer', minimum: 1, maximum: INT32_MAX },
  maxItems: 1000,
  uniqueItems: true,
} as const

/** Ids of several rows of another entity, in no order; an empty list where required is 419. */
export const relationsKind: Kind<'relations', FromSchema<typeof json>> = {
  name: 'relations',
  usualLength: 60,
  filter: 'values',
  json,
  sql: 'jsonb',
  counted: true,
  parse: (raw) => {
    const ids = raw.split(',').map((part) => Number(part.trim()))
    return ids.every((id) => Number.isInteger(id) && id > 0)
      ? { value: ids }
      : { problem: { code: 406, reason: 'notFound' } }
  },
  format: (value) => value.join(','),
  example: (n) => [n + 1],
}

interface ListOptions extends ColumnOptions<number[]> {
  /** The ids stand in rows of a join entity, which clients may also read and write one by one. */
  readonly through?: Through
}

/**
 * `relations('shelf')`: a list of ids stored in the row. With `through`, a list kept as rows of a join entity, in order of
 * the ids on the wire; no row is an empty list.
 */
export const relations = <const T extends EntityName, const O extends ListOptions = Record<never, never>>(
  entity: T,
  options?: Only<O, ListOptions>,
): Column<'relations', number[], Omit<O, 'through'>, T> =>
  columnOf(relationsKind, { entity, through: options?.through })(options)

interface JoinColumns<E> {
  readonly row: RelationOf<E>
  readonly target: RelationOf<E>
  readonly institution?: RelationOf<E>
  readonly active?: string
  readonly by?: string
}

/**
 * `through('specialHourHasJob', { row: 'idSpecialHour', target: 'idJob' })`; with `by: 'owner'`, the list of the row that the
 * column `owner` points at, for a column that repeats it.
 */
export const through = <const E extends EntityName>(entity: E, columns: JoinColumns<E>): Through => ({
  entity,
  ...columns,
})
