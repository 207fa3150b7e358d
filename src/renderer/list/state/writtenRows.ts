import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { differingFrom } from '#engine/save/write.ts'
import { idsIn, type WireRow } from '#protocol/row.ts'
import type { Rows } from './useRows.ts'

/** The pages of an entity's rows that stand on a screen. */
const pagesOf = ({ name }: AnyEntity): QueryFilters => ({
  type: 'active',
  predicate: ({ meta }) => meta?.rowsOf === name,
})

/** Whether a page can show the row: that it has each of its columns, and the page a label for whatever it has come to point at. */
const canShow = ({ related = {} }: Rows, former: WireRow, row: WireRow): boolean =>
  Object.keys(former).every((name) => name in row) &&
  differingFrom(former, row).every((name) => {
    const told = related[name]
    if (!told) return true
    return (
      !Array.isArray(row[name]) && idsIn(row[name]).every((id) => told.labels.some((one) => one.id === id))
    )
  })

/**
 * Lists show these rows as a save has answered them, until they are read anew: whoever changes or deletes one at once does so to the
 * row as it is. One of which the answer does not tell all that is shown waits for the reading.
 */
export const putRows = (queries: QueryClient, entity: AnyEntity, written: readonly WireRow[]): void => {
  const now = new Map(written.map((row) => [row.id, row]))
  const rowIn = (page: Rows, former: WireRow): WireRow => {
    const row = now.get(former.id)
    return row && canShow(page, former, row) ? row : former
  }
  queries.setQueriesData<Rows>(
    pagesOf(entity),
    (page) => page && { ...page, rows: page.rows.map((former) => rowIn(page, former)) },
  )
}

/** Lists show these rows no more, which are gone from the selected institutions, before they are read anew. */
export const dropRows = (queries: QueryClient, entity: AnyEntity, ids: readonly number[]): void => {
  queries.setQueriesData<Rows>(pagesOf(entity), (page) => {
    if (!page) return page
    const rows = page.rows.filter(({ id }) => !ids.includes(id))
    return { ...page, rows, count: page.count - (page.rows.length - rows.length) }
  })
}
