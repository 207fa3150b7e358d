import type { AnyEntity } from '#dsl/entities/entity.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import { byReading } from '#dsl/text/sortKey.ts'
import type { ListRequest } from '#protocol/list.ts'
import { isObject, type WireRow } from '#protocol/row.ts'
import { matches } from '../search.ts'

export interface Matching {
  readonly rows: readonly WireRow[]
  /** Rows that match, on all pages. */
  readonly count: number
  readonly institutions?: readonly number[]
}

/** The rows that a list request asks for, of rows in memory, as the server would choose and order them. Ranges of time are let through. */
export const answerOf = (
  entity: AnyEntity,
  rows: readonly WireRow[],
  { query = {}, text, orderby = [], limit = 30, offset = 0, institutions }: ListRequest,
): Matching => {
  const wanted = Object.entries(query).filter(([name]) => !name.startsWith('range'))
  const found = rows
    .filter((row) => wanted.every(([name, value]) => holds(row[name], value)))
    .filter((row) => !text || matches(entity, row, text.value))
    .filter((row) => row[softDeletedBy(entity) ?? ''] !== true)
    .toSorted((a, b) => compared(entity, a, b, orderby))
  const places = institutions && [...new Set(found.flatMap((row) => institutionsOf(entity, row)))]
  return {
    rows: found.slice(offset, offset + limit),
    count: found.length,
    ...(places && { institutions: places }),
  }
}

/** One of the values asked for is the value, or among the values, of the row. */
const holds = (value: unknown, asked: unknown): boolean => {
  if (isObject(asked) && 'not' in asked) return !holds(value, asked.not)
  const [own, wanted] = [value, asked].map((one): readonly unknown[] => (Array.isArray(one) ? one : [one]))
  return own?.some((one) => wanted?.includes(one)) ?? false
}

const compared = (
  entity: AnyEntity,
  a: WireRow,
  b: WireRow,
  orderby: NonNullable<ListRequest['orderby']>,
): number => {
  for (const { columnName, orientation } of orderby) {
    const order = orderOf(entity, columnName, a[columnName], b[columnName])
    if (order !== 0) return orientation === 'desc' ? -order : order
  }
  return a.id - b.id
}

/** Missing values come last. */
const orderOf = (entity: AnyEntity, name: string, a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const kind = entity.columns[name]?.kind
  const [one = '', other = ''] = [a, b].map((value) => (kind ? kind.format(value) : String(value)))
  return byReading(one, other)
}
