'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { Endpoint, EndpointOutput, EndpointParameters } from '@onlend/core/internal'
import type { RelayEndpointName } from '@onlend/core/relay'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { invalidateReads } from '../operations/invalidateReads.ts'
import { useLending } from '../lending/useLending.ts'

export type OperatorMutationParameters<E extends Endpoint> = {
  /** TanStack's options for an operator's action, without the options that could send it twice, late or not at all. */
  mutation?:
    | Omit<
        UseMutationOptions<EndpointOutput<E>, LendingError, EndpointParameters<E>>,
        'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
      >
    | undefined
}

/** TanStack's result of an operator's action; the variables of `mutate` are the ids of the endpoint's path and its body. */
export type OperatorMutationResult<E extends Endpoint> = UseMutationResult<
  EndpointOutput<E>,
  LendingError,
  EndpointParameters<E>
>

/** The reads that an operator's action can change: the two lists for operators, and the operations. */
const touched: readonly RelayEndpointName[] = [
  'listAttention',
  'listInboxEvents',
  'listOperations',
  'getOperation',
  'listOperationRows',
]

/** Sends an operator's action once, and then refetches the reads that it can have changed. */
export function useOperatorMutation<E extends Endpoint>(
  endpoint: E,
  mutation: OperatorMutationParameters<E>['mutation'],
): OperatorMutationResult<E> {
  const lending = useLending()
  return useMutation<EndpointOutput<E>, LendingError, EndpointParameters<E>>(
    {
      ...mutation,
      mutationKey: lendingKeys.write(endpoint.name),
      mutationFn: (variables) =>
        // A refusal refetches too: another operator can have been quicker, or an answer was lost.
        callEndpoint(lending.client, endpoint, variables).finally(() =>
          invalidateReads(lending, { predicate: lendingKeys.read(lending, touched) }),
        ),
      networkMode: 'always',
      retry: 0,
      gcTime: 0,
    },
    lending.mutationClient,
  )
}
