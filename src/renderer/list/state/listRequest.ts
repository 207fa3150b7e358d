import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { namedBy, orderColumn } from '#dsl/entities/label.ts'
import { isCommon, isInstitution, placeName } from '#dsl/entities/places.ts'
import { PAGE_SIZE } from '#dsl/tables/list.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { queryOf } from '#engine/listing/columnFilter.ts'
import { type ListRequest, MOST_ROWS } from '#protocol/list.ts'
import { filterValue, type ListState } from './listState.ts'

/** The condition that keeps the rows of these institutions, by how the entity belongs to them. */
export const institutionQuery = (
  entity: AnyEntity,
  institutions: readonly number[],
): Record<string, readonly number[]> => {
  if (isCommon(entity)) return {}
  return { [isInstitution(entity) ? 'id' : placeName(entity)]: institutions }
}

/** What is asked of the columns by which a person keeps rows. */
const filterQuery = ({ entity }: AnyTable, filters: ListState['filters'] = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      queryOf(columnNamed(entity.columns, name), filter),
    ]),
  )

/** Which rows a list state means, without the page. */
export const matchingRows = (
  table: AnyTable,
  state: Pick<ListState, 'q' | 'sort' | 'descending' | 'filter' | 'filters'>,
  institutions: readonly number[],
): ListRequest => {
  const { entity, list } = table
  const kept = filterValue(table, state.filter)
  return {
    query: {
      ...institutionQuery(entity, institutions),
      ...filterQuery(table, state.filters),
      ...(list.filter && kept !== undefined ? { [list.filter.column]: kept } : {}),
    },
    orderby: [
      { columnName: orderColumn(entity, state.sort), orientation: state.descending ? 'desc' : 'asc' },
    ],
    ...(list.search && state.q.trim() ? { text: { value: state.q, columns: entity.search } } : {}),
  }
}

/** Relations whose labels the list tells: those of its columns, and those by which its rows are called. */
export const relatedIn = (
  { entity, list }: AnyTable,
  { columns = list.columns }: Pick<ListState, 'columns'> = {},
): readonly string[] => [
  ...new Set([...columns.filter((name) => entity.columns[name]?.facts.entity), ...namedBy(entity)]),
]

/** From so many rows on, the page next to one that is known is asked for by its key. */
export const FAR_ROWS = 1000

/** The request for the page of a list that its state says. */
export const pageOfRows = (
  table: AnyTable,
  state: ListState,
  institutions: readonly number[],
): ListRequest => {
  const related = relatedIn(table, state)
  const offset = table.list.pages ? (state.page - 1) * PAGE_SIZE : 0
  return {
    ...matchingRows(table, state, institutions),
    ...(related.length > 0 && { related }),
    limit: table.list.pages ? PAGE_SIZE : MOST_ROWS,
    offset,
    ...(offset >= FAR_ROWS && { keys: true }),
  }
}
