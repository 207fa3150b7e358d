import { type ListRequest, MOST_ROWS } from '#protocol/list.ts'
import { quoted } from '#server/model/names.ts'
import type { Principal } from '../../principal.ts'
import { visibleTo } from '../catalogue/access.ts'
import { ownColumns, ownReach } from '../catalogue/grants.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import { Bindings, type Executor, run } from '../catalogue/statement.ts'
import { notRemoved } from '../catalogue/storedRow.ts'
import { filtersOf } from './conditions/filters.ts'
import { searchCondition } from './conditions/search.ts'
import { COUNTED_ANEW, type CountCache, type Counted } from './count/countCache.ts'
import type { Counting } from './count/counting.ts'
import { isIndexed, orderOf } from './order.ts'
import { pageKeys, seekOf } from './pageKeys.ts'
import { countedSql, matchesFirstSql, type Parts, pageSql, walkSql } from './pageSql.ts'
import { placesOfRows } from './placesOfRows.ts'
import { relatedLabels } from './relatedLabels.ts'
import { inScope, inScopeEach, isNear, scopeSize } from './scope.ts'
import { selectionOf } from './selection.ts'
import { sightOf } from './visibility.ts'

const PAGE = 30

/** Gives the answer as JSON text, which the database itself has written. */
export type List = (db: Executor, request: ListRequest, principal: Principal, now: Date) => Promise<string>

/** Makes the list of an entity. Throws HttpProblem 400 naming what is unknown, 403 for what is out of reach. */
export const listOf = (resource: Resource, resources: Resources, counts: CountCache): List => {
  const filters = filtersOf(resource)
  return async (db, request, principal, now) => {
    const own = ownColumns(principal, resource)
    // Nobody else's rows are read, wherever they are; institutions that are named are the person's all the same.
    const visible = own ? ownReach(principal, resource) : visibleTo(principal, resource)
    const bindings = new Bindings()
    const ownOnly = own && ownCondition(resource, own, bindings.bind(principal.id, 'int'))
    const sight = sightOf(principal, resources, bindings)
    const search = searchCondition(resource, request.text, sight, bindings)
    const { conditions, scope } = filters(request.query ?? {}, visible, {
      sight,
      bindings,
      now,
      ...(own && { named: principal.institutions }),
    })
    const size = scope && (await scopeSize(db, resource, scope, counts))
    const ids = scope && bindings.bind(scope, 'int[]')
    const whereIn = (places: string | undefined): string => {
      const all = [search, places, ownOnly, ...conditions].filter((one) => one !== undefined)
      return all.length > 0 ? ` where ${all.join(' and ')}` : ''
    }
    const countIsCheap = size !== undefined && size.links <= COUNTED_ANEW
    // A search has an index of its own, which finds fewer rows than these links.
    const linkSize = countIsCheap || search === undefined ? size : undefined
    const where = whereIn(ids && inScope(resource, ids, linkSize))
    const { limit: asked = PAGE, offset = 0 } = request
    const limit = Math.min(asked, MOST_ROWS)
    const isFiltered =
      search !== undefined || own !== undefined || conditions.length > notRemoved(resource).length
    const counting: Counting = {
      table: resource.table,
      where,
      values: [...bindings.values],
      ...(!isFiltered && { places: scope ?? 'all' }),
    }
    const sorts = orderOf(resource, resources, sight, request.orderby)
    const seek = seekOf(request, sorts, bindings)
    const matchesFirst = countIsCheap || search !== undefined
    const seeksByIndex = seek && !matchesFirst && isIndexed(sorts)
    const parts: Parts = {
      table: resource.table,
      where,
      sorts,
      seek,
      keys: request.keys,
      ...(seeksByIndex && { within: bindings.bind(limit + offset, 'bigint') }),
      selected: selectionOf(resource, request.select, visible, { sight, bindings }),
      slice: `limit ${bindings.bind(limit, 'int')} offset ${bindings.bind(offset, 'int')}`,
    }
    const walksIndex =
      ids !== undefined && size && !isFiltered && isIndexed(sorts) && isNear(size, offset + limit)
    const reading: PageReading = {
      parts,
      bindings,
      counting,
      matchesFirst,
      countIsCached: size !== undefined,
      limit,
      ...(!seek && limit > 0 && { before: offset }),
      ...(walksIndex && { walk: { where: whereIn(inScopeEach(resource, ids)), budget: size.links } }),
    }
    const page = await pageOf(db, reading, counts)
    const places = request.institutions && (await placesOfRows(db, resource, { ...counting, scope }))
    const relations = request.related
    const related =
      relations && (await relatedLabels(db, resource, resources, { ...page, asked: relations, principal }))
    const keys = page.keys && pageKeys(request, page.keys)
    const told = [
      keys && `,"keys":${JSON.stringify(keys)}`,
      places && `,"institutions":${places}`,
      related && `,"related":${related}`,
    ]
    return `{"data":${page.rows ?? '[]'},"count":${page.count}${told.map((one) => one || '').join('')}}`
  }
}

const ownCondition = ({ names }: Resource, own: readonly string[], id: string): string =>
  `(${own.map((name) => `t.${names.get(name)?.quoted ?? quoted('id')} = ${id}`).join(' or ') || 'false'})`

interface Walk {
  /** Conditions that are asked of one row after the other. */
  readonly where: string
  /** Rows that may be looked at. */
  readonly budget: number
}

interface PageReading {
  readonly parts: Parts
  readonly bindings: Bindings
  readonly counting: Counting
  /** All that is asked for is fetched, and so counted. */
  readonly matchesFirst: boolean
  /** It is known to be long. */
  readonly countIsCached: boolean
  /** Most rows of the page. */
  readonly limit: number
  /** Rows before the page; of one that begins at a key it is not known. */
  readonly before?: number
  readonly walk?: Walk
}

interface Page {
  readonly rows: string | null
  readonly count: number
  /** Rows of the page, where its count is not made with it. */
  readonly found?: number
  /** What the first and the last row are put in order by, JSON text; where it is asked for. */
  readonly keys?: string
}

/** One statement, and a second one now and then for the exact count of a large list. */
const pageOf = async (db: Executor, asked: PageReading, counts: CountCache): Promise<Page> => {
  const { parts, bindings, counting, matchesFirst, countIsCached, limit, before } = asked
  const read = async (text: string): Promise<Page> =>
    (await run<Page>(db, text, bindings.values))[0] ?? { rows: null, count: 0 }
  if (matchesFirst) return read(matchesFirstSql(parts))
  const cut = async () =>
    (asked.walk && (await walked(db, asked, asked.walk))) ?? (await read(pageSql(parts)))
  const key = `${counting.table}${counting.where} ${JSON.stringify(counting.values)}`
  const text = `select count(*)::int as "count", pg_current_snapshot()::text as "snapshot" from ${counting.table} t${counting.where}`
  const counted = async (page: Page): Promise<Page> => {
    const count = await counts.count(key, counting, async () => {
      const [exact] = await run<Counted>(db, text, counting.values)
      return exact ?? { count: page.count }
    })
    return { ...page, count }
  }
  const known = counts.get(key)
  if (known === undefined && !countIsCached) {
    const page = await read(countedSql(parts))
    return page.count <= COUNTED_ANEW ? page : counted(page)
  }
  const page = await cut()
  if (known === undefined) return counted(page)
  // Fewer rows than there should be, or more: another process has written since the count.
  const isOutdated = before !== undefined && page.found !== Math.min(limit, Math.max(known - before, 0))
  return isOutdated ? counted(page) : { ...page, count: known }
}

/** The page, where all of it lies within the budget. */
const walked = async (
  db: Executor,
  { parts, bindings, limit }: PageReading,
  { where, budget }: Walk,
): Promise<Page | undefined> => {
  const values = [...bindings.values, budget]
  const text = walkSql({ ...parts, where }, `$${values.length}::int`)
  const [page] = await run<Page>(db, text, values)
  return page?.found === limit ? page : undefined
}
