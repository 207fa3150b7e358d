import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireRow } from '#protocol/row.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { useRenderer } from '#renderer/RendererContext.ts'

/** One's own preferences; null as long as none were saved. */
export const usePreferences = (entity: string) => {
  const { gateway, person } = useRenderer()
  const queries = useQueryClient()
  const key = [...rowsKey(entity), 'own', person]
  const answer = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<WireRow | null> =>
      (await gateway.list(entity, { query: { admin: person }, limit: 1 }, signal)).rows[0] ?? null,
    meta: { shown: true },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return { ...answer, put: (row: WireRow) => queries.setQueryData(key, row) }
}
