import { useQuery } from '@tanstack/react-query'
import type { AnyTable } from '#dsl/table.ts'
import { useRenderer } from '../RendererContext.ts'
import { pageOfRows } from './listRequest.ts'
import type { ListState } from './listState.ts'

/** Key under which the rows of an entity are kept; a write to the entity invalidates all that begins with it. */
export const rowsKey = (entity: string): readonly string[] => ['rows', entity]

/** One page of the list. The former page stays in view while the next is fetched, for the same institutions. */
export const useRows = (table: AnyTable, state: ListState) => {
  const { gateway, selected } = useRenderer()
  const request = pageOfRows(table, state, selected)
  const scope = selected.join()
  return useQuery({
    queryKey: [...rowsKey(table.entity.name), scope, request],
    queryFn: ({ signal }) => gateway.list(table.entity.name, request, signal),
    placeholderData: (former, query) => (query?.queryKey[2] === scope ? former : undefined),
    meta: { shown: true },
    enabled: table.entity.belongs.to === 'all' || selected.length > 0,
  })
}
