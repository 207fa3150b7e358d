import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Has what was written to be read anew, where it is on screen at once. A first read that is still under way is given up: it may have been
 * answered before the write, and TanStack Query would take it for the one that is asked for.
 */
export const reread = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  await queries.cancelQueries({
    queryKey,
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  })
  await queries.invalidateQueries({ queryKey })
}
