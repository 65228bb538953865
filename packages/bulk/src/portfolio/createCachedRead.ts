import type { LendingError } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryState,
  QueryObserver,
} from '@tanstack/react-query'
import type { EndpointQueryKey, EndpointQueryOptions } from '@onlend/hooks'

/** One read of the query cache that only the read queue starts. */
export type CachedRead<Data = unknown> = {
  /** The hash of the query in the cache. */
  hash: string
  getState: () => QueryState<Data, LendingError> | undefined
  /** Whether the read is due: never read, older than `longestAge` milliseconds, or invalidated. */
  isStale: (longestAge: number) => boolean
  /** Keeps the value in the cache while components show it. After the last one leaves, TanStack aborts a running call. */
  keep: () => () => void
  /** Resolves when the call has ended, also after it was aborted. */
  fetch: () => Promise<void>
}

/** The read behind an endpoint's query options, shared with every component that shows the same query. */
export function createCachedRead<E extends Endpoint>(
  queryClient: QueryClient,
  options: EndpointQueryOptions<E>,
): CachedRead<EndpointOutput<E>> {
  type Data = EndpointOutput<E>
  const cache = queryClient.getQueryCache()
  const hash = queryClient.defaultQueryOptions<Data, LendingError, Data, Data, EndpointQueryKey<E>>({
    queryKey: options.queryKey,
  }).queryHash
  const find = () => cache.get<Data, LendingError, Data, EndpointQueryKey<E>>(hash)
  return {
    hash,
    getState: () => find()?.state,
    isStale: (longestAge) => find()?.isStaleByTime(longestAge) ?? true,
    // Disabled: the observer starts no read, neither on focus nor on a change.
    keep: () =>
      new QueryObserver<Data, LendingError, Data, Data, EndpointQueryKey<E>>(queryClient, {
        ...options,
        enabled: false,
      }).subscribe(() => {}),
    async fetch() {
      const { queryFn } = options
      if (typeof queryFn !== 'function') return
      let call: Promise<unknown> | null = null
      const sent: FetchQueryOptions<Data, LendingError, Data, EndpointQueryKey<E>> = {
        ...options,
        staleTime: 0,
        queryFn: (context) => {
          const answer = Promise.resolve(queryFn(context))
          call = answer
          return answer
        },
      }
      try {
        await queryClient.fetchQuery(sent)
      } finally {
        // TanStack drops an aborted read at once, but its call occupies the relay for longer.
        await Promise.resolve(call).catch(() => {})
      }
    },
  }
}
