import { useQuery } from '@tanstack/react-query'
import { isInstitution } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { askInParts } from '#engine/inParts.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'
import { institutionQuery, relatedIn } from '../list/state/listRequest.ts'
import { mergeRelated } from '../list/state/mergeRelated.ts'
import type { Rows } from '../list/state/useRows.ts'
import { useRenderer } from '../RendererContext.ts'

const NONE: readonly WireRow[] = []

/** The ticked rows as they are now, in the order in which they are named, with the labels of what they point at. */
export const useChosenRows = (table: AnyTable, ids: readonly number[]) => {
  const { gateway, selected } = useRenderer()
  const { entity } = table
  // A service gives its rows by their institutions.
  const places = isInstitution(entity) ? {} : institutionQuery(entity, selected)
  const query = useQuery({
    queryKey: ['chosen', entity.name, ids, selected],
    queryFn: async ({ signal }): Promise<Pick<Rows, 'rows' | 'related'>> => {
      const related = relatedIn(table)
      const pages = await askInParts(ids, (id) =>
        gateway.list(
          entity.name,
          { query: { ...places, id }, limit: MOST_ROWS, ...(related.length > 0 && { related }) },
          signal,
        ),
      )
      const told = mergeRelated(
        related,
        pages.map((page) => page.related),
      )
      const found = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
      return { rows: ids.flatMap((id) => found.get(id) ?? []), related: told }
    },
    staleTime: 0,
    gcTime: 0,
    // What was changed meanwhile is told by whoever writes, and not taken for what the person has seen.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { shown: true },
  })
  return { ...query, rows: query.data?.rows ?? NONE, related: query.data?.related }
}
