import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MOST_ROWS } from '#protocol/list.ts'
import { OUTDATED } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { problemOf } from '#renderer/gateway.ts'
import { reread } from '#renderer/list/state/reread.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { useGateway } from './gateway/GatewayContext.ts'

const GONE = 404

interface Options<T> {
  /** Of rows with the columns `admin`, whose they are, and `name`. */
  readonly entity: string
  readonly person: number
  /** Further conditions, and what a new row holds of them. */
  readonly within?: Values
  read(row: WireRow): T
}

/** What a person keeps under names of their own, by name, and what is done with it; what is written rejects with a `CallProblem`. */
export const useOwnRows = <T extends { readonly id: number; readonly version: number }>(
  options: Options<T>,
) => {
  const { entity, person, within = {}, read } = options
  const gateway = useGateway()
  const queries = useQueryClient()
  const own = { admin: person, ...within }
  const key = [...rowsKey(entity), 'own', own]
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const asked = {
        query: own,
        orderby: [{ columnName: 'name', orientation: 'asc' }],
        limit: MOST_ROWS,
      } as const
      return (await gateway.list(entity, asked, signal)).rows.map(read)
    },
  })
  // However they were asked for: of one screen, or of all.
  const readAnew = () => reread(queries, rowsKey(entity))
  const afterwards = async <R>(writing: Promise<R>): Promise<R> => {
    const written = await writing.catch(async (thrown: unknown) => {
      // Changed or deleted in another window: another try begins with what is there.
      if (OUTDATED.includes(problemOf(thrown).code)) await readAnew()
      throw thrown
    })
    await readAnew()
    return written
  }
  return {
    saved: data ?? [],
    save: (row: Values) => afterwards(gateway.insert(entity, { ...own, ...row })),
    change: ({ id, version }: T, patch: Values) => afterwards(gateway.update(entity, id, patch, version)),
    remove: async ({ id }: T): Promise<void> => {
      await afterwards(gateway.remove(entity, id, 'all')).catch((thrown: unknown) => {
        if (problemOf(thrown).code !== GONE) throw thrown
      })
    },
  }
}
