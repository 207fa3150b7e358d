import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { differingFrom } from '#engine/save/write.ts'
import { idsIn, type WireRow } from '#protocol/row.ts'
import type { Rows } from './useRows.ts'

/** Gives the pages of an entity's rows that stand on a screen other rows; those of which nothing is another one stay as they are. */
const change = (
  queries: QueryClient,
  { name }: AnyEntity,
  rowsOf: (page: Rows) => readonly WireRow[],
): void => {
  const pages: QueryFilters = { type: 'active', predicate: ({ meta }) => meta?.rowsOf === name }
  queries.setQueriesData<Rows>(pages, (page) => {
    if (!page) return undefined
    const rows = rowsOf(page)
    const fewer = page.rows.length - rows.length
    const isSame = fewer === 0 && rows.every((row, n) => row === page.rows[n])
    return isSame ? undefined : { ...page, rows, count: page.count - fewer }
  })
}

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
  change(queries, entity, (page) =>
    page.rows.map((former) => {
      const row = now.get(former.id)
      return row && canShow(page, former, row) ? row : former
    }),
  )
}

/** Lists show these rows no more, which are gone from the selected institutions, before they are read anew. */
export const dropRows = (queries: QueryClient, entity: AnyEntity, ids: readonly number[]): void =>
  change(queries, entity, ({ rows }) => rows.filter(({ id }) => !ids.includes(id)))
