import type { AnyTable } from '#dsl/tables/table.ts'
import type { ColumnFilters } from '#engine/listing/columnFilter.ts'
import { parseFilter, printFilter } from '#engine/listing/filterText.ts'
import { filterableColumns, offeredColumns } from './offeredColumns.ts'

/** How a person has arranged a list; what is not said is as the table says. */
export interface ViewState {
  /** Names of the columns shown, in their order. */
  readonly columns?: readonly string[]
  /** Column → pixels, of those that were made wider or narrower. */
  readonly widths?: Readonly<Record<string, number>>
  readonly filters?: ColumnFilters
}

/** Pixels that a column may be given. */
export const LEAST_WIDTH = 64
export const MOST_WIDTH = 800

export const FILTER = 'where.'

/** Reads the arrangement from `?columns=code,beginAt&widths=code:240&where.code=has:nuit`; what makes no sense is left out. */
export const parseView = (params: URLSearchParams, table: AnyTable): ViewState => {
  const offered = offeredColumns(table)
  const named = params.get('columns')?.split(',') ?? []
  const columns = [...new Set(named)].filter((name) => offered.includes(name))
  const widths = Object.fromEntries(
    (params.get('widths')?.split(',') ?? []).flatMap((text) => {
      const [name = '', pixels] = text.split(':')
      const width = Number(pixels)
      return offered.includes(name) && width >= LEAST_WIDTH && width <= MOST_WIDTH ? [[name, width]] : []
    }),
  )
  const filters = Object.fromEntries(
    filterableColumns(table).flatMap((name) => {
      const column = table.entity.columns[name]
      const text = params.get(`${FILTER}${name}`)
      const filter = column && text !== null && parseFilter(column, text)
      return filter ? [[name, filter]] : []
    }),
  )
  return {
    ...(columns.length > 0 && { columns }),
    ...(Object.keys(widths).length > 0 && { widths }),
    ...(Object.keys(filters).length > 0 && { filters }),
  }
}

/** Writes the arrangement into a query string, in place of the one that was there. */
export const printView = (
  { columns, widths = {}, filters = {} }: ViewState,
  params: URLSearchParams,
): void => {
  for (const name of [...params.keys()])
    if (name === 'columns' || name === 'widths' || name.startsWith(FILTER)) params.delete(name)
  if (columns) params.set('columns', columns.join())
  const given = Object.entries(widths).map(([name, width]) => `${name}:${width}`)
  if (given.length > 0) params.set('widths', given.join())
  for (const [name, filter] of Object.entries(filters)) params.set(`${FILTER}${name}`, printFilter(filter))
}

/** As people read an address: what needs no escape has none. */
export const queryText = (params: URLSearchParams): string =>
  params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
