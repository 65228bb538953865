'use client'
import type { LendingError, Operation } from '@onlend/core'
import { readOperation } from '@onlend/core/client'
import { pollInterval } from '@onlend/core/internal'
import { getOperation } from '@onlend/core/relay'
import { type SkipToken, type UseQueryResult, skipToken } from '@tanstack/react-query'
import type { Lending, LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'
import { useWatchedOperations } from './useWatchedOperations.ts'

export type UseOperationParameters<Data = Operation | null> =
  | ({ operationId: string } & Pick<UseEndpointQueryParameters<typeof getOperation, Data>, 'query'>)
  | SkipToken
export type UseOperationReturnType<Data = Operation | null> = UseQueryResult<Data, LendingError>

/**
 * Follows one write to its end: polls until the outcome is final, sooner when a change event arrives, and never sends anything.
 * `null` means that the relay never received the write; a write that the relay has had and does not find is an error, and the last data stays.
 * Answered by the relay.
 *
 * @example
 * const { data: operation } = useOperation({ operationId })
 */
export function useOperation<Data = Operation | null>(
  parameters: UseOperationParameters<Data>,
): UseOperationReturnType<Data> {
  useWatchedOperations()
  const { operationId = null, query = {} } = parameters === skipToken ? {} : parameters
  return useEndpointQuery<typeof getOperation, Data>({
    getOptions: (lending) => readOnRecord(lending, operationQueryOptions(lending, parameters), operationId),
    query: { refetchInterval: ({ state }) => pollInterval(state), ...query },
  })
}

/** Reads through the engine, which knows whether the relay has ever had the operation. */
function readOnRecord(
  lending: Lending,
  options: EndpointQueryOptions<typeof getOperation>,
  operationId: string | null,
): EndpointQueryOptions<typeof getOperation> {
  if (operationId === null) return options
  return { ...options, queryFn: ({ signal }) => readOperation(lending, operationId, { signal }) }
}

/**
 * The query options of `useOperation`; `null` means that the relay never received the write.
 *
 * @example
 * await queryClient.prefetchQuery(operationQueryOptions(lending, { operationId }))
 */
export function operationQueryOptions(
  source: LendingSource,
  parameters: { operationId: string } | SkipToken,
): EndpointQueryOptions<typeof getOperation> {
  return endpointQueryOptions(source, getOperation, parameters, 0)
}
