import { queryOptions } from '@tanstack/react-query'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Gateway } from '../gateway.ts'
import { rowsKey } from '../list/state/useRows.ts'

/** The query of one row as it is by now, with labels of what these columns point at; no row where it is gone. */
export const rowOptions = (
  gateway: Gateway,
  { name }: AnyEntity,
  id: number | undefined,
  related: readonly string[] = [],
) =>
  queryOptions({
    queryKey: [...rowsKey(name), 'one', id, related],
    queryFn: async ({ signal }) => {
      const asked = { query: { id }, limit: 1, ...(related.length > 0 && { related }) }
      const { rows, related: labels } = await gateway.list(name, asked, signal)
      return { row: rows[0], related: labels }
    },
    // Read whenever it is opened: what an earlier reading gave is nobody’s any more.
    gcTime: 0,
    staleTime: 0,
    meta: { shown: true },
  })
