import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '#client/ClientContext.ts'
import type { Endpoint } from '#protocol/services.ts'
import { reread } from '#renderer/list/state/reread.ts'
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

interface Asking<I> {
  readonly id: I
  readonly pressed: Element | null
}

/**
 * Has things done again, each once at a time, and asks anew for the list that they stand in. `told`: the server has it; `stays`
 * says that the focus is still where it was pressed. `refused`: tells a refusal in its own words, or leaves it to be told as any other.
 */
export const useAgain = <I>(
  endpoint: Endpoint,
  of: (id: I) => Endpoint,
  told: (stays: boolean) => void,
  refused: (error: unknown) => boolean = () => false,
): { readonly busy: ReadonlySet<I>; again(id: I): void } => {
  const { http } = useClient()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<ReadonlySet<I>>(new Set())
  const { mutate } = useMutation({
    mutationFn: async ({ id }: Asking<I>) => {
      try {
        await http.send({ ...of(id), method: 'POST' })
        return true
      } catch (error) {
        if (refused(error)) return false
        throw error
      }
    },
    onMutate: ({ id }) => setBusy((others) => new Set([...others, id])),
    onSuccess: (done, { pressed }) => done && told(document.activeElement === pressed),
    onSettled: async (_, __, { id }) => {
      await reread(queries, key(endpoint))
      setBusy((all) => new Set([...all].filter((one) => one !== id)))
    },
  })
  const again = (id: I) => {
    if (!busy.has(id)) mutate({ id, pressed: document.activeElement })
  }
  return { busy, again }
}
