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
  /** TanStack's own options for what an operator does, but for those that could do it twice, late or not at all. */
  mutation?: Omit<
    UseMutationOptions<Data, LendingError, Variables>,
    'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
  >
}

/** What any of them may change: the two lists for operators, and operations wherever they are shown. */
const touched: readonly RelayEndpointName[] = [
  'listAttention',
  'listInboxEvents',
  'listOperations',
  'getOperation',
  'listOperationRows',
]

/** Sends what an operator does once, and then reads again what it may have changed. */
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
        // Also after a refusal: another operator may have been quicker, and an answer may have been lost.
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
