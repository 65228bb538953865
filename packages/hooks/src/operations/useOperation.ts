'use client'
import { ContractError, type LendingError, type Operation } from '@onlend/core'
import { getOperation } from '@onlend/core/relay'
import { type SkipToken, type UseQueryResult, skipToken } from '@tanstack/react-query'
import type { Lending, LendingSource } from '../lending/Lending.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'
import { getRecordedIds } from './getRecordedIds.ts'
import { pollInterval } from './pollInterval.ts'
import { useWatchedOperations } from './useWatchedOperations.ts'

export type UseOperationParameters<Data = Operation | null> =
  | ({ operationId: string } & Pick<UseEndpointQueryParameters<typeof getOperation, Data>, 'query'>)
  | SkipToken
export type UseOperationReturnType<Data = Operation | null> = UseQueryResult<Data, LendingError>

/**
 * Follows one write to its end: polls until it is final, sooner when a change event arrives, and never sends anything.
 * `null` means that the relay never received it; one that the relay has had and does not find is an error, and the last reading stays.
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
    getOptions: (lending) => orMissing(lending, operationQueryOptions(lending, parameters), operationId),
    query: { refetchInterval: ({ state }) => pollInterval(state), ...query },
  })
}

/** Takes "there is none" for an answer only where the relay has never said otherwise, here or before a reload. */
function orMissing(
  lending: Lending,
  options: EndpointQueryOptions<typeof getOperation>,
  operationId: string | null,
): EndpointQueryOptions<typeof getOperation> {
  const { queryFn } = options
  if (operationId === null || typeof queryFn !== 'function') return options
  return {
    ...options,
    async queryFn(context) {
      const operation = await queryFn(context)
      if (operation) return operation
      const { customerPartnerId, channelPartnerId } = lending
      const remembered = [customerPartnerId, channelPartnerId].flatMap((owner) =>
        getPendingOperations(lending).list(owner),
      )
      const isOnRecord =
        getRecordedIds(lending.client).has(operationId) ||
        remembered.some((one) => one.operationId === operationId && one.isOnRecord === true)
      if (!isOnRecord) return null
      const facts = { endpoint: 'getOperation', operationId, status: 404 }
      throw new ContractError({ ...facts, path: '', problem: 'an operation that was there is missing' })
    },
  }
}

/**
 * What `useOperation` asks for; `null` means that the relay never received it.
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

/**
 * The key under which `useOperation` caches.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: operationQueryKey(lending, { operationId }) })
 */
export function operationQueryKey(
  source: LendingSource,
  parameters: { operationId: string } | SkipToken,
): EndpointQueryKey<typeof getOperation> {
  return endpointQueryKey(source, getOperation, parameters)
}
