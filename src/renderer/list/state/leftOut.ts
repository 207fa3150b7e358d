import type { AnyTable } from '#dsl/tables/table.ts'
import { FILTER } from '../view/viewState.ts'
import { parseListState } from './listState.ts'

/** A part of an address that a list cannot apply, so that other rows are shown, or in another order, than were asked for. */
export interface LeftOut {
  readonly what: 'filter' | 'sort'
  /** As the address calls it. */
  readonly column: string
}

/** What `parseListState` leaves out of an address for making no sense. Columns and widths leave out no rows, and are not told. */
export const leftOut = (params: URLSearchParams, table: AnyTable): readonly LeftOut[] => {
  const { filters = {}, filter, sort } = parseListState(params, table)
  const unread = [...params.keys()].flatMap((key): LeftOut[] => {
    const column = key.slice(FILTER.length)
    return key.startsWith(FILTER) && !(column in filters) ? [{ what: 'filter', column }] : []
  })
  const asked = params.get('sort')?.replace(/^-/, '')
  return [
    ...(params.get('filter') && filter === undefined
      ? [{ what: 'filter', column: table.list.filter?.column ?? 'filter' } as const]
      : []),
    ...unread,
    ...(asked && asked !== sort ? [{ what: 'sort', column: asked } as const] : []),
  ]
}
