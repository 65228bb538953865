'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { type AttentionOperation, resolveOperation } from '@onlend/core/relay'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { useLending } from '../lending/useLending.ts'
import { invalidateReads } from './invalidateReads.ts'

/** What `mutate` takes: an outcome on evidence, or the id of the proposal that this operator confirms. */
export type ResolveOperationVariables = { operationId: string; body: EndpointInput<typeof resolveOperation> }

export type UseResolveOperationReturnType = UseMutationResult<
  AttentionOperation,
  LendingError,
  ResolveOperationVariables
>

/**
 * Resolves an operation on evidence, by an operator's hand; sends no money. `proposal` in the answer means that a second operator has to confirm
 * it. `error.code` is `not_resolvable` where it has its outcome by now, and `second_operator_required` for one's own proposal.
 */
export function useResolveOperation(): UseResolveOperationReturnType {
  const lending = useLending()
  return useMutation<AttentionOperation, LendingError, ResolveOperationVariables>(
    {
      mutationFn: ({ operationId, body }) =>
        callEndpoint(lending.client, resolveOperation, { operationId, body }),
      // Also after a no: somebody may have been quicker, and an answer may have been lost.
      onSettled: () => {
        const names = ['listAttention', 'listOperations', 'getOperation', 'listOperationRows']
        invalidateReads(lending, { predicate: lendingKeys.read(lending, names) })
      },
      networkMode: 'always',
      retry: 0,
      gcTime: 0,
    },
    lending.mutationClient,
  )
}
