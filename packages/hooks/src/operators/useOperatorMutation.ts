'use client'
import type { LendingClient, LendingError } from '@onlend/core'
import type { RelayEndpointName } from '@onlend/core/relay'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { invalidateReads } from '../operations/invalidateReads.ts'
import { useLending } from '../lending/useLending.ts'

export type UseOperatorMutationParameters<Data, Variables> = {
  name: RelayEndpointName
  send: (client: LendingClient, variables: Variables) => Promise<Data>
  /** TanStack's options for an operator's action, without the options that could send it twice, late or not at all. */
  mutation?: Omit<
    UseMutationOptions<Data, LendingError, Variables>,
    'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
  >
}

/** The reads that an operator's action can change: the two lists for operators, and the operations. */
const touched: readonly RelayEndpointName[] = [
  'listAttention',
  'listInboxEvents',
  'listOperations',
  'getOperation',
  'listOperationRows',
]

/** Sends an operator's action once, and then refetches the reads that it can have changed. */
export function useOperatorMutation<Data, Variables>({
  name,
  send,
  mutation,
}: UseOperatorMutationParameters<Data, Variables>): UseMutationResult<Data, LendingError, Variables> {
  const lending = useLending()
  return useMutation<Data, LendingError, Variables>(
    {
      ...mutation,
      mutationKey: lendingKeys.write(name),
      mutationFn: (variables) =>
        // A refusal refetches too: another operator can have been quicker, or an answer was lost.
        send(lending.client, variables).finally(() =>
          invalidateReads(lending, { predicate: lendingKeys.read(lending, touched) }),
        ),
      networkMode: 'always',
      retry: 0,
      gcTime: 0,
    },
    lending.mutationClient,
  )
}
