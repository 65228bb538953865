'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import { type OperationRow, listOperationRows } from '@onlend/core/relay'
import {
  type InfiniteData,
  type SkipToken,
  type UseInfiniteQueryResult,
  skipToken,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { useLending } from '../lending/useLending.ts'

type UseOperationRowsParameters = { operationId: string } | SkipToken
type UseOperationRowsReturnType = UseInfiniteQueryResult<InfiniteData<OperationRow[], number>, LendingError>

/** The rows in one answer of the relay; a shorter answer is the last one. */
const pageSize = 200

/**
 * Reads the outcome of each row of a set, 200 at a time: `fetchNextPage` for more. Empty for a write that is no set. Answered by the relay.
 *
 * @example
 * const { data, fetchNextPage } = useOperationRows({ operationId })
 */
export function useOperationRows(parameters: UseOperationRowsParameters): UseOperationRowsReturnType {
  const lending = useLending()
  const operationId = parameters === skipToken ? null : parameters.operationId
  const queryKey = endpointQueryKey(
    lending,
    listOperationRows,
    operationId === null ? skipToken : { operationId, after: 'all' },
  )
  return useInfiniteQuery<
    OperationRow[],
    LendingError,
    InfiniteData<OperationRow[], number>,
    typeof queryKey,
    number
  >(
    {
      queryKey,
      queryFn:
        operationId === null
          ? skipToken
          : ({ pageParam, signal }) =>
              callEndpoint(
                lending.client,
                listOperationRows,
                { operationId, after: String(pageParam) },
                { signal },
              ),
      initialPageParam: -1,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.position),
      retry: false,
      networkMode: 'offlineFirst',
    },
    lending.queryClient,
  )
}
