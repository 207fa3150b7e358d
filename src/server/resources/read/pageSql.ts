import { COUNTED_ANEW } from './count/countCache.ts'
import type { Sort } from './order.ts'
import { readingOrder, type Seek, stretches } from './seek.ts'

/** Parts of the statement of a page, each of them SQL. */
export interface Parts {
  readonly table: string
  /** With the word `where`; nothing where all rows are meant. */
  readonly where: string
  readonly selected: string
  /** The id is the last. */
  readonly sorts: readonly Sort[]
  readonly slice: string
  /** The row that the page begins after. */
  readonly seek?: Seek | undefined
  /** A placeholder: how many rows after it are looked for, where an index is in the order. */
  readonly within?: string
  /** Whether the values of its first and its last row are told. */
  readonly keys?: boolean | undefined
}

type Naming = (sort: Sort, i: number) => string
const keys = (sorts: readonly Sort[]): string => sorts.map(({ sql }, i) => `${sql} as "#s${i}"`).join(', ')
const directions = (sorts: readonly Sort[], name: Naming): string =>
  sorts.map((sort, i) => `${name(sort, i)} ${sort.orientation}`).join(', ')
const named =
  (alias: string): Naming =>
  (_, i) =>
    `${alias}"#s${i}"`
const spelt: Naming = ({ sql }) => sql
const both = (where: string, condition: string): string =>
  `${where === '' ? ' where' : `${where} and`} ${condition}`

/** What is shown of the rows is gathered for those of the page only. */
const rowsSql = ({ selected, sorts, keys: told }: Parts): string => {
  const rows = `(select json_agg("#row") from (select ${selected} from p t order by ${directions(sorts, named('t.'))}) "#row")::text as "rows"`
  if (!told) return rows
  const values = sorts.map((_, i) => `t."#s${i}"::text`).join(', ')
  const all = `select json_agg(json_build_array(${values}) order by ${directions(sorts, named('t.'))}) as "all" from p t`
  return `${rows}, (select json_build_array("all"->0, "all"->-1) from (${all}) k)::text as "keys"`
}

/** Rows and what they have to fulfil. */
interface Rows {
  readonly from: string
  readonly where: string
}

type RowsOf = (stretch?: string) => Rows

/** Rows with what they are put in order by: `columns` is SQL. */
const orderedSql = ({ sorts, seek }: Parts, columns: string, { from, where }: Rows, some: string): string =>
  `select ${columns}, ${keys(sorts)} from ${from} t${where} order by ${directions(readingOrder(sorts, seek), spelt)} ${some}`

/** The page by the order's index, as far as it may reach; `rowsOf` gives the rows of a stretch of the order. */
const nearSql = (parts: Parts, rowsOf: RowsOf): string => {
  const { sorts, slice, seek, within } = parts
  if (!seek) return `p as materialized (${orderedSql(parts, 't.*', rowsOf(), slice)})`
  const found = stretches(sorts, seek, spelt)
  if (within === undefined)
    return `p as materialized (${orderedSql(parts, 't.*', rowsOf(`(${found.join(' or ')})`), slice)})`
  // An index is read from the bound on in each stretch, and no further than the page may reach.
  const pieces = found.map((stretch) => `(${orderedSql(parts, 't.*', rowsOf(stretch), `limit ${within}`)})`)
  return `p as materialized (select t.* from (${pieces.join(' union all ')}) t order by ${directions(readingOrder(sorts, seek), named('t.'))} ${slice})`
}

/** Rows by their ids, one by one: not knowing how few they are, PostgreSQL would read the whole table for them. */
const fetchedSql = ({ table, sorts }: Parts): string =>
  `p as (select t.*, ${sorts.map((_, i) => `c."#s${i}"`).join(', ')} from c cross join lateral (select t.* from ${table} t where t."id" = c."id" limit 1) t)`

/** What holds the rows of the page first: where an index is in the order the rows themselves, else their ids. */
const cutOf = ({ seek, within }: Parts): 'p' | 'c' => (seek && within !== undefined ? 'p' : 'c')

/** Cuts the page out of the sorted ids and sort values alone, since far pages sort many rows; the other columns are fetched for its thirty rows. */
const cutSql = (parts: Parts, rowsOf: RowsOf): string => {
  const { sorts, slice, seek } = parts
  if (cutOf(parts) === 'p') return nearSql(parts, rowsOf)
  const rows = seek ? rowsOf(`(${stretches(sorts, seek, spelt).join(' or ')})`) : rowsOf()
  return `c as materialized (${orderedSql(parts, 't."id"', rows, slice)}), ${fetchedSql(parts)}`
}

/** `found` is how many rows the page has. */
export const pageSql = (parts: Parts): string => {
  const { table, where } = parts
  const rowsOf = (stretch?: string) => ({ from: table, where: stretch ? both(where, stretch) : where })
  return `with ${cutSql(parts, rowsOf)} select ${rowsSql(parts)}, (select count(*)::int from ${cutOf(parts)}) as "found"`
}

/** Walks along the order's index over at most `budget` rows: `found` tells how many of the page lie there. */
export const walkSql = (parts: Parts, budget: string): string => {
  const { table, where, sorts, seek } = parts
  const order = directions(readingOrder(sorts, seek), spelt)
  const near = (stretch?: string) => ({
    from: `(select t.* from ${table} t${stretch ? both('', stretch) : ''} order by ${order} limit ${budget})`,
    where,
  })
  return `with ${nearSql(parts, near)} select ${rowsSql(parts)}, (select count(*)::int from p) as "found"`
}

export const countedSql = (parts: Parts): string =>
  `${pageSql(parts)}, (select count(*)::int from (select 1 from ${parts.table} t${parts.where} limit ${COUNTED_ANEW + 1}) c) as "count"`

/**
 * Matches are found first, whatever the order asked for: left free, PostgreSQL may walk the whole table along the
 * order's index. Counting them is then free.
 */
export const matchesFirstSql = (parts: Parts): string => {
  const { table, where, sorts, slice, seek } = parts
  const behind = seek ? ` where ${stretches(sorts, seek, named('m.')).join(' or ')}` : ''
  return `with m as materialized (select t."id", ${keys(sorts)} from ${table} t${where}),
c as materialized (select m.* from m${behind} order by ${directions(readingOrder(sorts, seek), named('m.'))} ${slice}),
${fetchedSql(parts)}
select ${rowsSql(parts)}, (select count(*)::int from m) as "count"`
}
