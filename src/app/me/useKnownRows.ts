import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListAnswer } from '#renderer/gateway.ts'
import { allRows } from '#renderer/list/state/allRows.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { useGateway } from '../gateway/GatewayContext.ts'

/** Rows that are shown at once, and with each press on what shows more: as many as one looks through. */
const PAGE = 200

export interface KnownRows {
  readonly entity: string
  readonly select: readonly string[]
  readonly sort: string
  /** All rows are read at once, where what is shown is made of them together. */
  readonly whole?: true
}

/** Rows of an entity in an institution, as many as have been asked for, and how many there are. */
export const useKnownRows = (institution: number, { entity, select, sort, whole }: KnownRows) => {
  const gateway = useGateway()
  const request = {
    select,
    query: { institution: [institution] },
    orderby: [{ columnName: sort, orientation: 'asc' }],
  } as const
  const answer = useInfiniteQuery({
    queryKey: [...rowsKey(entity), 'known', institution],
    queryFn: async ({ signal, pageParam: after }): Promise<ListAnswer> => {
      if (!whole)
        return gateway.list(entity, { ...request, ...(after && { after }), limit: PAGE, keys: true }, signal)
      const rows = await allRows(gateway, entity, request, { signal })
      return { rows, count: rows.length }
    },
    initialPageParam: '',
    getNextPageParam: ({ rows, keys }) => (rows.length < PAGE ? undefined : keys?.last),
    meta: { shown: true },
  })
  return {
    ...answer,
    rows: answer.data?.pages.flatMap((page) => page.rows),
    count: answer.data?.pages.at(-1)?.count ?? 0,
  }
}
