import type { Reach } from './access.ts'
import { COUNTED_ANEW, type CountCache } from './countCache.ts'
import { type Filters, filtersOf } from './filters.ts'
import type { ListRequest } from './listRequest.ts'
import type { Resource } from './resource.ts'
import { searchCondition } from './search.ts'
import { orderOf, selectionOf } from './selection.ts'
import { Bindings, type Executor, run } from './statement.ts'

const PAGE = 30

/** Gives the answer as JSON text, which the database itself has written. */
export type List = (db: Executor, request: ListRequest, visible: Reach, now: Date) => Promise<string>

interface Parts {
  readonly table: string
  readonly where: string
  readonly selected: string
  readonly order: string
  readonly slice: string
}

/** Makes the list of an entity. Throws HttpProblem 400 naming what is unknown, 403 for institutions out of reach. */
export const listOf = (resource: Resource, counts: CountCache): List => {
  const filters = filtersOf(resource)
  return async (db, request, visible, now) => {
    const bindings = new Bindings()
    const search = searchCondition(resource, request.text, bindings)
    const where = whereOf(filters, request, visible, bindings, now, search)
    const key = `${resource.entity.name} ${where} ${JSON.stringify(bindings.values)}`
    const limit = request.limit ?? PAGE
    const parts: Parts = {
      table: resource.table,
      where,
      order: orderOf(resource, request.orderby),
      selected: selectionOf(resource, request.select, visible, bindings),
      slice: `limit ${bindings.bind(limit, 'int')} offset ${bindings.bind(request.offset ?? 0, 'int')}`,
    }
    const known = search ? undefined : counts.get(key)
    const statement = search ? searchSql(parts) : known === undefined ? countedSql(parts) : pageSql(parts)
    const [page] = await run<{ count?: number; rows: string | null }>(db, statement, bindings.values)
    const count = known ?? (await exact(page?.count ?? 0, Boolean(search)))
    return `{"data":${page?.rows ?? '[]'},"count":${count}}`

    async function exact(counted: number, whole: boolean): Promise<number> {
      if (whole || counted <= COUNTED_ANEW) return counted
      const values = bindings.values.slice(0, placeholders(where))
      const [row] = await run<{ count: number }>(
        db,
        `select count(*)::int as "count" from ${resource.table} t${where}`,
        values,
      )
      counts.set(key, row?.count ?? counted)
      return row?.count ?? counted
    }
  }
}

/** Conditions bind first, so the highest placeholder in them is how many values they need. */
const placeholders = (where: string): number =>
  Math.max(0, ...[...where.matchAll(/\$(\d+)::/g)].map((m) => Number(m[1])))

const whereOf = (
  filters: Filters,
  request: ListRequest,
  visible: Reach,
  bindings: Bindings,
  now: Date,
  search: string | undefined,
): string => {
  const conditions = [...(search ? [search] : []), ...filters(request.query ?? {}, visible, bindings, now)]
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

const pageSql = ({ selected, table, where, order, slice }: Parts): string =>
  `select (select json_agg(r) from (select ${selected} from ${table} t${where} order by ${order} ${slice}) r)::text as "rows"`

const countedSql = (parts: Parts): string =>
  `${pageSql(parts)}, (select count(*)::int from (select 1 from ${parts.table} t${parts.where} limit ${COUNTED_ANEW + 1}) c) as "count"`

/**
 * Matches are found first, whatever the order asked for: left free, PostgreSQL may walk the whole table along the
 * order's index. Counting them is then free.
 */
const searchSql = ({ selected, table, where, order, slice }: Parts): string =>
  `with m as materialized (select t.* from ${table} t${where})
select (select json_agg(r) from (select ${selected} from m t order by ${order} ${slice}) r)::text as "rows", (select count(*)::int from m) as "count"`
