import { TEXT_MAX } from '#dsl/bounds.ts'
import type { FilterValue } from '#dsl/tables/list.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { ColumnFilters } from '#engine/listing/columnFilter.ts'
import { isArranged, offeredColumns } from '../view/offeredColumns.ts'
import { parseView, printView, type ViewState } from '../view/viewState.ts'

/** What a list shows, kept in the URL: `?q=…&page=2&sort=-code&filter=true`, and how it is arranged. Pages start at 1. */
export interface ListState extends ViewState {
  readonly q: string
  readonly page: number
  readonly sort: string
  readonly descending: boolean
  /** The value that the list's filter keeps, as text; all rows where there is none. */
  readonly filter?: string
}

/** How a list state replaces the former one: in a new history entry, or in its place. */
export type OnListState = (next: ListState, options?: { readonly replace?: boolean }) => void

export const initialListState = (table: AnyTable): ListState => ({
  q: '',
  page: 1,
  sort: table.list.sort,
  descending: false,
})

/** Columns a person may sort by: those the list may show, pictures aside. */
const sortableColumns = (table: AnyTable): readonly string[] =>
  (isArranged(table) ? offeredColumns(table) : table.list.columns).filter(
    (name) => name in table.entity.columns,
  )

/** Reads the state from a query string; what is missing or makes no sense is as at first. */
export const parseListState = (params: URLSearchParams, table: AnyTable): ListState => {
  const first = initialListState(table)
  const page = Number(params.get('page'))
  const sort = params.get('sort')
  const filter = filterValue(table, params.get('filter'))
  const column = sort?.replace(/^-/, '')
  const sorted = column !== undefined && sortableColumns(table).includes(column)
  return {
    // No text is longer, or has a NUL: such a search would be refused, and so would another try.
    q: (params.get('q') ?? first.q).replaceAll('\0', '').slice(0, TEXT_MAX),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    sort: sorted ? column : first.sort,
    descending: sorted ? sort?.startsWith('-') === true : first.descending,
    ...(filter === undefined ? {} : { filter: String(filter) }),
    ...parseView(params, table),
  }
}

/** Writes the state into a copy of the query string: other parameters stay, and what is as at first is left out. */
export const printListState = (
  state: ListState,
  table: AnyTable,
  params: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const next = new URLSearchParams(params)
  const first = initialListState(table)
  const write = (name: string, value: string | undefined): void => {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const asAtFirst = state.sort === first.sort && state.descending === first.descending
  write('q', state.q)
  write('filter', state.filter)
  write('page', state.page > 1 ? String(state.page) : undefined)
  write('sort', asAtFirst ? undefined : `${state.descending ? '-' : ''}${state.sort}`)
  printView(state, next)
  return next
}

/** Another order. Back to the first page. */
export const orderedBy = (state: ListState, sort: string, descending: boolean): ListState => ({
  ...state,
  page: 1,
  sort,
  descending,
})

/** A click on a header: another column sorts upwards, the same one turns round. */
export const sortedBy = (state: ListState, column: string): ListState =>
  orderedBy(state, column, state.sort === column ? !state.descending : false)

/** Another search starts on its first page. */
export const searchedFor = (state: ListState, q: string): ListState => ({ ...state, q, page: 1 })

/** Another choice of the filter starts on its first page too; none shows all. */
export const filteredBy = (state: ListState, filter: string | undefined): ListState => ({
  ...state,
  page: 1,
  filter,
})

/** Other columns to keep rows by start on their first page as well. */
export const keptBy = ({ filters: _, ...state }: ListState, filters: ColumnFilters): ListState => ({
  ...state,
  page: 1,
  ...(Object.keys(filters).length > 0 && { filters }),
})

/** Whether rows may be left out: none that is shown does not mean that there is none. */
export const isNarrowed = ({ q, filter, filters }: ListState): boolean =>
  q !== '' || filter !== undefined || filters !== undefined

/** All rows again, in the same columns and order. */
export const widened = (state: ListState): ListState =>
  keptBy(filteredBy(searchedFor(state, ''), undefined), {})

/** The value of the list's filter that a text of the address stands for. */
export const filterValue = ({ list }: AnyTable, text: string | null | undefined): FilterValue | undefined =>
  list.filter?.values.find((value) => String(value) === text)

/** Number of pages, at least one. */
export const pageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize))

/** Page numbers offered: the first, the last and those around the present one; null stands for a gap. */
export const pageNumbers = (page: number, last: number): readonly (number | null)[] => {
  const near = new Set([1, page - 1, page, page + 1, last])
  const shown = [...near].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? n
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [null, n] : [n]
  })
}
