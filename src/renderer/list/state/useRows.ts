import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isCommon } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { PivotRows } from '#engine/pivot.ts'
import type { ListRequest } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../../gateway.ts'
import { type RendererServices, useRenderer } from '../../RendererContext.ts'
import { allRows } from './allRows.ts'
import { institutionQuery, pageOfRows, relatedIn } from './listRequest.ts'
import type { ListState } from './listState.ts'
import { shareRows } from './shareRows.ts'

/**
 * Key under which the rows of an entity are kept, with the entities whose labels they are shown with; a write to any of
 * them invalidates all that begins with its key.
 */
export const rowsKey = (entity: string, related: readonly string[] = []): readonly unknown[] => [
  'rows',
  Object.fromEntries([entity, ...related].map((name) => [name, true])),
]

export interface Rows extends ListAnswer {
  /** Row id → what differs from one institution to the next, in rows made of records. */
  readonly differing?: PivotRows['differing']
  /** The records that the rows are made of. */
  readonly records?: readonly WireRow[]
}

/** The entity whose records are read, whether they are the rows or the rows are made of them. */
export const recordsOf = ({ source, entity }: AnyTable): AnyEntity => source?.of ?? entity

interface Where extends Pick<RendererServices, 'gateway' | 'selected'> {
  readonly queries: QueryClient
}

/** The query of one page of a list: who knows what a screen will show can begin it before the screen is drawn. */
export const rowsOptions = (table: AnyTable, state: ListState, { gateway, selected, queries }: Where) => {
  const { source } = table
  const entity = recordsOf(table)
  const request = source
    ? { query: institutionQuery(entity, selected), orderby: byId }
    : pageOfRows(table, state, selected)
  const related = relatedIn(table, state).flatMap((name) => entity.columns[name]?.facts.entity ?? [])
  const keyOf = (one: ListRequest) => [...rowsKey(entity.name, related), selected.join(), one, table.name]
  return queryOptions({
    queryKey: keyOf(request),
    queryFn: async ({ signal }): Promise<Rows> => {
      if (source) {
        const [records, { pivotRows }] = await Promise.all([
          allRows(gateway, entity.name, request, { signal }),
          import('#engine/pivot.ts'),
        ])
        const { rows, differing } = pivotRows(source, records, selected)
        return { rows, count: rows.length, differing, records }
      }
      const listed = (one: ListRequest) => gateway.list(entity.name, one, signal)
      if (!request.keys) return listed(request)
      const { besideKnown } = await import('./besideKnown.ts')
      return besideKnown(listed, request, (one) => queries.getQueryState<Rows>(keyOf(one)))
    },
    structuralSharing: (former, next) => (former ? shareRows(former as Rows, next as Rows) : next),
    meta: { shown: true, ...(!source && { rowsOf: entity.name }) },
    enabled: isCommon(table.entity) || selected.length > 0,
  })
}

/** One page of the list. The former page stays in view while the next is fetched, for the same institutions. */
export const useRows = (table: AnyTable, state: ListState) => {
  const { gateway, selected } = useRenderer()
  const queries = useQueryClient()
  const scope = selected.join()
  return useQuery({
    ...rowsOptions(table, state, { gateway, selected, queries }),
    placeholderData: (former: Rows | undefined, query) => (query?.queryKey[2] === scope ? former : undefined),
  })
}

const byId = [{ columnName: 'id', orientation: 'asc' }] as const
