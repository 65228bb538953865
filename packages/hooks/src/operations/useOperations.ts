'use client'
import type { LendingError, Operation, OperationState } from '@onlend/core'
import type { EndpointOutput, OperationKind } from '@onlend/core/internal'
import { listOperations } from '@onlend/core/relay'
import { type SkipToken, type UseQueryResult, skipToken } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'
import { useWatchedOperations } from './useWatchedOperations.ts'

export type UseOperationsParameters<Data = Operation[]> =
  | (OwnedParameters<typeof listOperations> &
      Pick<UseEndpointQueryParameters<typeof listOperations, Data>, 'query'> & {
        /** The kind of the operations. @default all kinds */
        kind?: OperationKind
        /** The state of the operations, or several states. @default all states */
        state?: OperationState | readonly OperationState[]
      })
  | SkipToken

export type UseOperationsReturnType<Data = Operation[]> = UseQueryResult<Data, LendingError>

/**
 * Reads the newest writes of a customer partner first, at most 200, from the relay's ledger.
 *
 * @example
 * const { data: operations = [] } = useOperations({ customerPartnerId: 'cp_1' })
 */
export function useOperations<Data = Operation[]>(
  parameters: UseOperationsParameters<Data> = {},
): UseOperationsReturnType<Data> {
  const {
    kind,
    state,
    query,
  }: Exclude<UseOperationsParameters<Data>, SkipToken> = parameters === skipToken ? {} : parameters
  const states = state === undefined ? '' : [state].flat().join()
  const choose = query?.select
  const select = useCallback(
    (operations: EndpointOutput<typeof listOperations>) => {
      const wanted = operations.filter(
        (one) =>
          (kind === undefined || one.kind === kind) &&
          (states === '' || states.split(',').includes(one.state)),
      )
      // Without a select of the caller, Data is the list itself.
      return choose ? choose(wanted) : (wanted as Data)
    },
    [kind, states, choose],
  )
  useWatchedOperations()
  return useEndpointQuery<typeof listOperations, Data>({
    getOptions: (lending) => operationsQueryOptions(lending, parameters),
    query: { ...query, select },
  })
}

/**
 * The query options of `useOperations`: the newest operations of a customer partner first, at most 200.
 *
 * @example
 * await queryClient.prefetchQuery(operationsQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function operationsQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listOperations> | SkipToken = {},
): EndpointQueryOptions<typeof listOperations> {
  return endpointQueryOptions(source, listOperations, parameters, 10_000)
}
