'use client'
import type { LendingError, Operation, getOperation } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { operationQueryOptions } from './operationQueryOptions.ts'
import { pollInterval } from './pollInterval.ts'
import { useWatchedOperations } from './useWatchedOperations.ts'

export type UseOperationParameters = { operationId: string } | SkipToken
export type UseOperationReturnType<Data = Operation | null> = UseQueryResult<Data, LendingError>

/**
 * Follows one write to its end: polls until it is final, sooner when a notice arrives, and never sends anything.
 * `null` means that the relay never received it. Answered by the relay.
 */
export function useOperation<Data = Operation | null>(
  parameters: UseOperationParameters,
  { query }: EndpointQueryConfig<typeof getOperation, Data> = {},
): UseOperationReturnType<Data> {
  useWatchedOperations()
  return useEndpointQuery<typeof getOperation, Data>(
    (lending) => operationQueryOptions(lending, parameters),
    {
      query: { refetchInterval: ({ state }) => pollInterval(state), ...query },
    },
  )
}
