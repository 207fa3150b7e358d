import { useQuery } from '@tanstack/react-query'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { rowsKey } from '../list/state/useRows.ts'
import { useRenderer } from '../RendererContext.ts'

/** A row as it is by now, with the labels of what these columns point at; null where it is gone. */
export const useRow = ({ entity }: AnyTable, { id }: WireRow, columns: readonly string[]) => {
  const { gateway } = useRenderer()
  const related = columns.filter((name) => entity.columns[name]?.facts.entity)
  return useQuery({
    queryKey: [...rowsKey(entity.name), 'read', id, related],
    queryFn: async ({ signal }) => {
      const asked = { query: { id }, limit: 1, ...(related.length > 0 && { related }) }
      const { rows, related: labels } = await gateway.list(entity.name, asked, signal)
      return { row: rows[0] ?? null, related: labels }
    },
    // What a service holds is in its list alone.
    enabled: entity.source === undefined,
    staleTime: 0,
    meta: { shown: true },
  })
}
