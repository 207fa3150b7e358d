import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '#client/ClientContext.ts'
import type { Endpoint } from '#protocol/services.ts'
import { type Listing, listedIn } from './listed.ts'

/** Milliseconds between two questions: while something is under way, and while nothing is. */
const often = 3_000
const seldom = 30_000

const key = ({ service, path }: Endpoint) => ['operation', service, path]

interface Asked<T, S extends string> {
  readonly endpoint: Endpoint
  readonly of: Listing<T, S>
  /** All where it is not said. */
  readonly state: S | undefined
  /** States that something leaves by itself. */
  readonly moving: readonly S[]
}

/** Asks for what the operation shows, again and again for as long as the page is looked at. */
export const useListed = <T, S extends string>({ endpoint, of, state, moving }: Asked<T, S>) => {
  const { http } = useClient()
  return useQuery({
    queryKey: [...key(endpoint), state ?? 'all'],
    queryFn: async ({ signal }) =>
      listedIn((await http.send({ ...endpoint, query: { state }, signal })).body, of),
    refetchInterval: ({ state: { data } }) =>
      data && moving.some((one) => data.counts[one] > 0) ? often : seldom,
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { shown: true },
  })
}

/** Has one thing done again, and asks anew for the list that it stands in. */
export const useAgain = <I>(endpoint: Endpoint, of: (id: I) => Endpoint) => {
  const { http } = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: I) => http.send({ ...of(id), method: 'POST' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key(endpoint) }),
  })
}
