import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetryRead } from './retryPolicy.ts'
import { isNoticeable, type OnNotice } from './unhandled.ts'

/**
 * Reads: kept 30 s, retried on network failures; writes: never retried.
 * Failures that nobody shows go to `onNotice`; `meta: {shown: true}` says that the caller shows its own, whoever else asks.
 * Offline calls fail at once instead of pausing, so that no save waits unseen.
 */
export function createQueryClient(onNotice: OnNotice): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A list shows its error in place of the rows; over rows shown earlier it needs a notice.
        const shown = [query, ...query.observers.map(({ options }) => options)].some(
          ({ meta }) => meta?.shown,
        )
        const isSeen = shown && query.state.data === undefined
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
