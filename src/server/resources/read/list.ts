import type { Principal } from '../../principal.ts'
import { visibleTo } from '../catalogue/access.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import { Bindings, type Executor, run } from '../catalogue/statement.ts'
import { COUNTED_ANEW, type CountCache } from './countCache.ts'
import { filtersOf, inInstitutions } from './filters.ts'
import type { ListRequest } from './listRequest.ts'
import { searchCondition } from './search.ts'
import { orderOf, selectionOf } from './selection.ts'
import { sightOf } from './visibility.ts'

const PAGE = 30

/** Gives the answer as JSON text, which the database itself has written. */
export type List = (db: Executor, request: ListRequest, principal: Principal, now: Date) => Promise<string>

interface Parts {
  readonly table: string
  readonly where: string
  readonly selected: string
  readonly order: string
  readonly slice: string
}

/** Makes the list of an entity. Throws HttpProblem 400 naming what is unknown, 403 for what is out of reach. */
export const listOf = (resource: Resource, resources: Resources, counts: CountCache): List => {
  const filters = filtersOf(resource)
  return async (db, request, principal, now) => {
    const visible = visibleTo(principal, resource)
    const bindings = new Bindings()
    const sight = sightOf(principal, resources, bindings)
    const search = searchCondition(resource, request.text, sight, bindings)
    const { conditions, scope } = filters(request.query ?? {}, visible, { sight, bindings, now })
    const few = scope !== undefined && (await holdsFew(db, resource, scope, counts))
    const places = scope ? [inScope(resource, bindings.bind(scope, 'int[]'), few)] : []
    const all = [...(search ? [search] : []), ...places, ...conditions]
    const where = all.length > 0 ? ` where ${all.join(' and ')}` : ''
    const count: Counting = { key: `${resource.entity.name}${where}`, where, values: [...bindings.values] }
    const parts: Parts = {
      table: resource.table,
      where,
      order: orderOf(resource, resources, sight, request.orderby),
      selected: selectionOf(resource, request.select, visible, { sight, bindings }),
      slice: `limit ${bindings.bind(request.limit ?? PAGE, 'int')} offset ${bindings.bind(request.offset ?? 0, 'int')}`,
    }
    const page = await pageOf(db, parts, bindings, counts, count, few || search !== undefined)
    return `{"data":${page.rows ?? '[]'},"count":${page.count}}`
  }
}

interface Counting {
  readonly key: string
  readonly where: string
  readonly values: readonly unknown[]
}

interface Page {
  readonly rows: string | null
  readonly count: number
}

/** One statement, and a second one now and then for the exact count of a large list. */
const pageOf = async (
  db: Executor,
  parts: Parts,
  bindings: Bindings,
  counts: CountCache,
  counting: Counting,
  matchesFirst: boolean,
): Promise<Page> => {
  const read = async (statement: string) => (await run<Page>(db, statement, bindings.values))[0]
  if (matchesFirst) return (await read(matchesFirstSql(parts))) ?? { rows: null, count: 0 }
  const key = `${counting.key} ${JSON.stringify(counting.values)}`
  const known = counts.get(key)
  if (known !== undefined) return { rows: (await read(pageSql(parts)))?.rows ?? null, count: known }
  const begun = counts.begin()
  const { rows = null, count = 0 } = (await read(countedSql(parts))) ?? {}
  if (count <= COUNTED_ANEW) return { rows, count }
  const text = `select count(*)::int as "count" from ${parts.table} t${counting.where}`
  const [exact] = await run<{ count: number }>(db, text, counting.values)
  counts.set(key, exact?.count ?? count, begun)
  return { rows, count: exact?.count ?? count }
}

/**
 * Whether shared rows of the institutions are few enough to be fetched one by one: PostgreSQL itself prefers to read the
 * whole table. Remembered for a while, being a guess about speed alone.
 */
const holdsFew = async (
  db: Executor,
  { entity, link }: Resource,
  scope: readonly number[],
  counts: CountCache,
): Promise<boolean> => {
  if (!link) return false
  const key = `scope ${entity.name} ${scope}`
  const known = counts.get(key)
  if (known !== undefined) return known <= COUNTED_ANEW
  const text = `select count(*)::int as "count" from (select 1 from ${link.table} where ${link.institution} = any($1::int[]) limit ${COUNTED_ANEW + 1}) c`
  const begun = counts.begin()
  const [found] = await run<{ count: number }>(db, text, [scope])
  counts.set(key, found?.count ?? 0, begun)
  return (found?.count ?? 0) <= COUNTED_ANEW
}

const inScope = (resource: Resource, scope: string, few: boolean): string => {
  const { link } = resource
  return link && few
    ? `t."id" = any(array(select ${link.row} from ${link.table} where ${link.institution} = any(${scope})))`
    : inInstitutions(resource, scope)
}

const pageSql = ({ selected, table, where, order, slice }: Parts): string =>
  `select (select json_agg(r) from (select ${selected} from ${table} t${where} order by ${order} ${slice}) r)::text as "rows"`

const countedSql = (parts: Parts): string =>
  `${pageSql(parts)}, (select count(*)::int from (select 1 from ${parts.table} t${parts.where} limit ${COUNTED_ANEW + 1}) c) as "count"`

/**
 * Matches are found first, whatever the order asked for: left free, PostgreSQL may walk the whole table along the
 * order's index. Counting them is then free.
 */
const matchesFirstSql = ({ selected, table, where, order, slice }: Parts): string =>
  `with m as materialized (select t.* from ${table} t${where})
select (select json_agg(r) from (select ${selected} from m t order by ${order} ${slice}) r)::text as "rows", (select count(*)::int from m) as "count"`
