import type { LendingError } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryState,
  QueryObserver,
} from '@tanstack/react-query'
import type { EndpointQueryKey, EndpointQueryOptions } from '@onlend/hooks'

/** One read of the query cache that is asked for when its turn comes, and by nothing else. */
export type CachedRead<Data = unknown> = {
  /** Of the cache. */
  hash: string
  getState: () => QueryState<Data, LendingError> | undefined
  /** Whether it has to be asked for: never read, older than that in milliseconds, or out of date by what is known. */
  isStale: (longestAge: number) => boolean
  /** Keeps what was read while it is shown. Once no component wants it, a call on its way is broken off. */
  keep: () => () => void
  /** Resolves once the call itself has ended, also where its answer is no longer wanted. */
  fetch: () => Promise<void>
}

/** The read behind an endpoint's query options, shared with every component that shows the same. */
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
    // Disabled: it reads nothing by itself, not on focus and not on a change.
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
        // TanStack gives a broken-off read up at once, and its call takes room at the relay for longer.
        await Promise.resolve(call).catch(() => {})
      }
    },
  }
}
