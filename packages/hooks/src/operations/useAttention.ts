'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import { type AttentionOperation, listAttention } from '@onlend/core/relay'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { useLending } from '../lending/useLending.ts'

export type UseAttentionReturnType = UseInfiniteQueryResult<
  InfiniteData<AttentionOperation[], string>,
  LendingError
>

/** Operations in one answer of the relay; fewer mean that there are no more. */
const pageSize = 200

/** Milliseconds: what needs an operator is of every partner, and no stream follows them all. */
const interval = 15_000

/**
 * Reads the operations that need an operator, of every partner, oldest first and 200 at a time: `fetchNextPage` for more. Read again every 15
 * seconds. For operators alone; answered by the relay.
 */
export function useAttention(): UseAttentionReturnType {
  const lending = useLending()
  const queryKey = endpointQueryKey(lending, listAttention, { after: 'all' })
  return useInfiniteQuery<
    AttentionOperation[],
    LendingError,
    InfiniteData<AttentionOperation[], string>,
    typeof queryKey,
    string
  >(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) =>
        callEndpoint(lending.client, listAttention, { after: pageParam }, { signal }),
      initialPageParam: '0_',
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.place),
      refetchInterval: interval,
      retry: false,
      networkMode: 'offlineFirst',
    },
    lending.queryClient,
  )
}
