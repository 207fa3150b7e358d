import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { ApiError } from './apiError.ts'
import type { Client } from './client.ts'
import { queryKeys } from './queryKeys.ts'
import type { Resource, Resources, Search, Values } from './resources.ts'
import { retryDelay, shouldRetryRead } from './retryPolicy.ts'
import { isNoticeable, type OnNotice } from './unhandled.ts'

/**
 * Reads: kept 30 s, retried on network failures; writes: never retried.
 * Failures that nobody shows go to `onNotice`; `meta: {shown: true}` says that the caller shows its own.
 * Offline calls fail at once instead of pausing, so that no save waits unseen.
 */
export function createQueryClient(onNotice: OnNotice): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A list shows its error in place of the rows; over rows shown earlier it needs a notice.
        const isSeen = query.meta?.shown === true && query.state.data === undefined
        if (!isSeen && isNoticeable(error)) onNotice(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.shown !== true && isNoticeable(error)) onNotice(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetryRead,
        retryDelay,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

const ClientContext = createContext<Client | undefined>(undefined)
export const ClientProvider = ClientContext.Provider

export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('ClientProvider is missing')
  return client
}

export function useSession() {
  const { session } = useClient()
  return useSyncExternalStore(session.subscribe, session.getSnapshot)
}

export interface ReadOptions {
  readonly enabled?: boolean
}

export interface WriteOptions {
  /** The caller shows the failure itself (a form under its fields); else it becomes a notice. */
  readonly shown?: boolean
}

/** A page of rows; the page before stays until the next one is there. Cancelled on unmount. */
export function useList(of: Resource, search: Search, options: ReadOptions = {}) {
  const { resources } = useClient()
  return useQuery({
    queryKey: queryKeys.list(of, search),
    queryFn: ({ signal }) => resources.list(of, search, { signal }),
    placeholderData: keepPreviousData,
    meta: { shown: true },
    ...options,
  })
}

/** One row by id. @throws ApiError 404 (in `error`) when there is none that the user may see. */
export function useRow(of: Resource, id: number, select?: readonly string[], options: ReadOptions = {}) {
  const { resources } = useClient()
  return useQuery({
    queryKey: queryKeys.row(of, id, select),
    queryFn: async ({ signal }) => {
      const { data } = await resources.list(of, { select, query: { id }, limit: 1 }, { signal })
      if (!data[0]) throw new ApiError({ status: 404, code: 404 })
      return data[0]
    },
    meta: { shown: true },
    ...options,
  })
}

/**
 * Any write on a resource; what was read of it is fetched again once it is over, also after a failure:
 * a lost answer may hide a write that was done.
 */
export function useMutationOf<V, R>(
  of: Resource,
  write: (resources: Resources, variables: V) => Promise<R>,
  options: WriteOptions = {},
) {
  const { resources } = useClient()
  const queryClient = useQueryClient()
  return useMutation<R, ApiError, V>({
    mutationFn: (variables) => write(resources, variables),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.all(of) }),
    meta: { shown: options.shown ?? false },
  })
}

export const useInsert = (of: Resource, options?: WriteOptions) =>
  useMutationOf(of, (to, v: { row: Values; key?: string }) => to.insert(of, v.row, { key: v.key }), options)

export const useUpdate = (of: Resource, options?: WriteOptions) =>
  useMutationOf(
    of,
    (to, v: { id: number; patch: Values; version: number; key?: string }) =>
      to.update(of, v.id, v.patch, v.version, { key: v.key }),
    options,
  )

export const useRemove = (of: Resource, options?: WriteOptions) =>
  useMutationOf(
    of,
    (to, v: { id: number; institutions?: readonly number[]; key?: string }) =>
      to.remove(of, v.id, { key: v.key, query: { institutions: v.institutions } }),
    options,
  )
