import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '#client/queries.ts'
import type { Counts } from '#protocol/operation.ts'
import type { Endpoint } from '#protocol/services.ts'

/** The newest rows of a state, or of all, and how many there are. */
export interface Listed<T, S extends string> {
  readonly data: readonly T[]
  readonly count: number
  readonly counts: Counts<S>
}

/** Milliseconds between two questions: while something is under way, and while nothing is. */
const often = 3_000
const seldom = 30_000

const key = ({ service, path }: Endpoint) => ['operation', service, path]

interface Asked<S extends string> {
  readonly endpoint: Endpoint
  /** All where it is not said. */
  readonly state: S | undefined
  /** States that something leaves by itself. */
  readonly moving: readonly S[]
}

/** Asks for what the operation shows, again and again for as long as the page is looked at. */
export const useListed = <T, S extends string>({ endpoint, state, moving }: Asked<S>) => {
  const { http } = useClient()
  return useQuery({
    queryKey: [...key(endpoint), state ?? 'all'],
    queryFn: async ({ signal }) =>
      (await http.send({ ...endpoint, query: { state }, signal })).body as Listed<T, S>,
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
