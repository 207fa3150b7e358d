import { COUNTED_ANEW } from './count/countCache.ts'
import type { Sort } from './order.ts'

/** Parts of the statement of a page, each of them SQL. */
export interface Parts {
  readonly table: string
  readonly where: string
  readonly selected: string
  /** The id is the last. */
  readonly sorts: readonly Sort[]
  readonly slice: string
}

const keys = (sorts: readonly Sort[]): string => sorts.map(({ sql }, i) => `${sql} as "s${i}"`).join(', ')
const directions = (sorts: readonly Sort[], name: (sort: Sort, i: number) => string): string =>
  sorts.map((sort, i) => `${name(sort, i)} ${sort.orientation}`).join(', ')
const named = (alias: string) => (_: Sort, i: number) => `${alias}"s${i}"`
const spelt = ({ sql }: Sort): string => sql

/** What is shown of the rows is gathered for those of the page only. */
const rowsSql = ({ selected, sorts }: Parts): string =>
  `(select json_agg(r) from (select ${selected} from p t order by ${directions(sorts, named('t.'))}) r)::text as "rows"`

const cutSql = ({ table, where, sorts, slice }: Parts, from = table): string =>
  `p as materialized (select t.*, ${keys(sorts)} from ${from} t${where} order by ${directions(sorts, spelt)} ${slice})`

export const pageSql = (parts: Parts): string => `with ${cutSql(parts)} select ${rowsSql(parts)}`

/** Walks along the order's index over at most `budget` rows: `found` tells how many of the page lie there. */
export const walkSql = (parts: Parts, budget: string): string => {
  const near = `(select t.* from ${parts.table} t order by ${directions(parts.sorts, spelt)} limit ${budget})`
  return `with ${cutSql(parts, near)} select ${rowsSql(parts)}, (select count(*)::int from p) as "found"`
}

export const countedSql = (parts: Parts): string =>
  `${pageSql(parts)}, (select count(*)::int from (select 1 from ${parts.table} t${parts.where} limit ${COUNTED_ANEW + 1}) c) as "count"`

/**
 * Matches are found first, whatever the order asked for: left free, PostgreSQL may walk the whole table along the
 * order's index. Counting them is then free. Rows of the page are fetched one by one: not knowing how few they are, it would
 * read the whole table for them.
 */
export const matchesFirstSql = (parts: Parts): string => {
  const { table, where, sorts, slice } = parts
  return `with m as materialized (select t."id", ${keys(sorts)} from ${table} t${where}),
c as materialized (select m.* from m order by ${directions(sorts, named('m.'))} ${slice}),
p as (select t.*, ${sorts.map((_, i) => `c."s${i}"`).join(', ')} from c cross join lateral (select t.* from ${table} t where t."id" = c."id" limit 1) t)
select ${rowsSql(parts)}, (select count(*)::int from m) as "count"`
}
