import { inInstitutions, placesSql } from '../catalogue/placeSql.ts'
import type { Resource } from '../catalogue/resource.ts'
import { type Executor, run } from '../catalogue/statement.ts'
import type { CountCache } from './count/countCache.ts'

/** Rows up to here are fetched one by one through their links: PostgreSQL itself prefers to read the whole table. */
const FETCHED_MAX = 10_000

/** How many of an entity's rows some institutions have, and about how many there are in all: guesses about speed alone. */
export interface ScopeSize {
  /** At most `FETCHED_MAX` + 1. */
  readonly links: number
  readonly rows: number
}

/** Of rows that institutions share; remembered for a while. */
export const scopeSize = async (
  db: Executor,
  resource: Resource,
  scope: readonly number[],
  counts: CountCache,
): Promise<ScopeSize | undefined> => {
  const { entity, table, link } = resource
  if (!link) return undefined
  const keys = [`links ${entity.name} ${scope}`, `rows ${entity.name}`] as const
  const [links, rows] = keys.map((key) => counts.get(key))
  if (links !== undefined && rows !== undefined) return { links, rows }
  const text = `select (select count(*)::int from (${idsIn(resource, '$1::int[]')} limit ${FETCHED_MAX + 1}) c) as "links", (select greatest(reltuples, 0)::int from pg_class where oid = $2::text::regclass) as "rows"`
  const [found = { links: 0, rows: 0 }] = await run<{ links: number; rows: number }>(db, text, [scope, table])
  counts.guess(keys[0], found.links)
  counts.guess(keys[1], found.rows)
  return found
}

/** SQL of the ids of the rows that institutions have; one that several have comes for each of them. */
const idsIn = (resource: Resource, scope: string): string =>
  `select p."id" from ${placesSql(resource)} p where p."institution" = any(${scope})`

/** SQL condition: the row is in the scope. Few links are read once, and the rows fetched by their ids. */
export const inScope = (resource: Resource, scope: string, size: ScopeSize | undefined): string =>
  size && size.links <= FETCHED_MAX
    ? `t."id" = any(array(${idsIn(resource, scope)}))`
    : inInstitutions(resource, scope)

/** The same, asked of one row after the other in the order in which they come: a scalar subquery is made no join. */
export const inScopeEach = (resource: Resource, scope: string): string =>
  `(select true from ${placesSql(resource)} p where p."id" = t."id" and p."institution" = any(${scope}) limit 1)`

/** Whether the last row of a page comes sooner when one walks along the order's index than when all rows are fetched. */
export const isNear = ({ links, rows }: ScopeSize, last: number): boolean => last * rows * 2 <= links * links
