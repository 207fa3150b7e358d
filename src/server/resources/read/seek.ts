import type { Sort } from './order.ts'

/** A row that a page begins after, read the other way round where it is to end before it. */
export interface Seek {
  /** What the row is put in order by: placeholders, null for none. */
  readonly bounds: readonly (string | null)[]
  readonly backwards: boolean
}

/** The order in which rows are read. */
export const readingOrder = (sorts: readonly Sort[], seek: Seek | undefined): readonly Sort[] =>
  seek?.backwards
    ? sorts.map((sort) => ({ ...sort, orientation: sort.orientation === 'asc' ? 'desc' : 'asc' }))
    : sorts

/**
 * SQL conditions of the rows after the bound, nearest first. No row fulfils two, and each is one stretch of an index in
 * the order: what the first values share, and how the next one differs. Null stands after all, as PostgreSQL has it.
 */
export const stretches = (
  sorts: readonly Sort[],
  seek: Seek,
  name: (sort: Sort, i: number) => string,
): readonly string[] => {
  const read = readingOrder(sorts, seek)
  const isSame = read.map((sort, i) => same(name(sort, i), seek.bounds[i] ?? null))
  return read
    .map((sort, i) =>
      later(name(sort, i), seek.bounds[i] ?? null, {
        descending: sort.orientation === 'desc',
        isLast: i === read.length - 1,
      }).map((next) => [...isSame.slice(0, i), next].join(' and ')),
    )
    .reverse()
    .flat()
}

const same = (value: string, bound: string | null): string =>
  bound === null ? `${value} is null` : `${value} = ${bound}`

const later = (
  value: string,
  bound: string | null,
  { descending, isLast }: { readonly descending: boolean; readonly isLast: boolean },
): readonly string[] => {
  if (bound === null) return descending ? [`${value} is not null`] : []
  if (descending) return [`${value} < ${bound}`]
  // The id, which is the last, is always there.
  return isLast ? [`${value} > ${bound}`] : [`${value} > ${bound}`, `${value} is null`]
}
