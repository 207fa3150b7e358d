import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isInstitution } from '#dsl/entities/places.ts'
import { PAGE_SIZE } from '#dsl/tables/list.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { useRenderer } from '../../RendererContext.ts'
import { institutionQuery, relatedIn } from './listRequest.ts'
import type { ListState } from './listState.ts'
import { mergeRelated } from './mergeRelated.ts'
import { type Rows, rowsKey, type useRows } from './useRows.ts'

interface Fresh {
  /** The page, under the saved rows that stand on another one or match no search, as many as a page has. */
  readonly data: Rows | undefined
  /** Ids of the rows that are marked at the moment. */
  readonly marked: ReadonlySet<number>
  /** Rows were saved; none: nothing is to be brought into view any more. */
  show(rows: readonly WireRow[]): void
}

/** How long saved rows are marked, in milliseconds. */
const MARKED = 5000
const NONE: readonly number[] = []
const NOTHING: ReadonlySet<number> = new Set()

/** Brings rows that were just saved into view, wherever the order puts them: until the list is another one. */
export const useFreshRows = (
  table: AnyTable,
  state: ListState,
  { data, isFetching }: ReturnType<typeof useRows>,
): Fresh => {
  const { gateway, selected } = useRenderer()
  const { entity } = table
  // Whoever widens a column still sees what was just saved.
  const { columns, widths: _, ...asked } = state
  const scope = JSON.stringify([table.name, asked, selected])
  const [saved, setSaved] = useState({ ids: NONE, scope })
  const [marked, setMarked] = useState(NOTHING)
  const ids = saved.scope === scope ? saved.ids : NONE
  const beyond = !data || isFetching ? NONE : ids.filter((id) => !data.rows.some((row) => row.id === id))
  // Hundreds that were changed together would be no page any more: those that stand on it are marked.
  const away = beyond.length > PAGE_SIZE ? NONE : beyond
  const { data: others } = useQuery({
    queryKey: [...rowsKey(entity.name), 'fresh', away.join(), selected.join()],
    queryFn: ({ signal }) => {
      const places = isInstitution(entity) ? {} : institutionQuery(entity, selected)
      const related = relatedIn(table, { columns })
      const query = { ...places, id: away }
      const request = { query, limit: away.length, ...(related.length > 0 && { related }) }
      return gateway.list(entity.name, request, signal)
    },
    meta: { rowsOf: entity.name },
    enabled: away.length > 0 && !table.source,
  })
  useEffect(() => {
    if (marked.size === 0) return
    const timer = setTimeout(() => setMarked(NOTHING), MARKED)
    return () => clearTimeout(timer)
  }, [marked])
  const show = useCallback(
    (rows: readonly WireRow[]) => {
      const given = rows.map(({ id }) => id)
      setSaved({ ids: given, scope })
      setMarked(new Set(given))
    },
    [scope],
  )
  const shown = useMemo((): Rows | undefined => {
    if (!data || !others || away.length === 0) return data
    const related = mergeRelated(relatedIn(table, { columns }), [others.related, data.related])
    return { ...data, rows: [...others.rows, ...data.rows], ...(data.related && { related }) }
  }, [table, columns, data, others, away.length])
  return { data: shown, marked, show }
}
