import type { AnyEntity } from '#dsl/entities/entity.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import { byReading } from '#dsl/text/sortKey.ts'
import type { ListRequest } from '#protocol/list.ts'
import { isObject, type WireRow } from '#protocol/row.ts'
import { columnText, foldTerm, holdsAll, matches, soughtIn } from '../search.ts'
import { isBackward } from './isBackward.ts'

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
    .filter((row) => wanted.every(([name, value]) => holds(entity, name, row[name], value)))
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

/** One of the values asked for is the value, or among the values, of the row; or it lies between two, or holds a text. */
const holds = (entity: AnyEntity, name: string, value: unknown, asked: unknown): boolean => {
  if (isObject(asked)) {
    if ('not' in asked) return !holds(entity, name, value, asked.not)
    if ('any' in asked) return holds(entity, name, value, asked.any)
    if (value === null || value === undefined) return false
    if ('contains' in asked)
      return holdsAll(foldTerm(columnText(entity.columns, name, value)), soughtIn(String(asked.contains)))
    const isFrom = asked.from === undefined || orderOf(entity, name, value, asked.from) >= 0
    const isTo = asked.to === undefined || orderOf(entity, name, value, asked.to) <= 0
    const isSplit =
      entity.columns[name]?.kind.pastMidnight &&
      asked.from !== undefined &&
      asked.to !== undefined &&
      isBackward(asked.from, asked.to)
    return isSplit ? isFrom || isTo : isFrom && isTo
  }
  const own = Array.isArray(value) && value.length === 0 ? [null] : [value ?? null].flat()
  const wanted: readonly unknown[] = [asked].flat()
  return own.some((one) => wanted.includes(one))
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
  // Days and moments follow one another as they are stored, and not as they are written.
  const textOf = kind && kind.filter !== 'days' ? kind.format : String
  const [one = '', other = ''] = [a, b].map((value) => textOf(value))
  return byReading(one, other)
}
