'use client'
import { toOperationChange } from '@onlend/core/internal'
import type { LendingError, Operation } from '@onlend/core'
import type { approveOperation, refuseOperation } from '@onlend/core/relay'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Lending } from '../lending/Lending.ts'
import { useLending } from '../lending/useLending.ts'
import { connectCache } from '../operations/connectCache.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'

/** The operation of a decision, as the page showed it. */
type Decided = { operation: Operation }

export type UseDecisionMutationParameters<Variables extends Decided> = {
  name: (typeof approveOperation | typeof refuseOperation)['name']
  send: (lending: Lending, variables: Variables) => Promise<Operation>
  /** TanStack's options for a decision, without the options that could send it twice, late or not at all. */
  mutation?:
    | Omit<
        UseMutationOptions<Operation, LendingError, Variables>,
        'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
      >
    | undefined
}

/** Sends a decision once, and then refetches the reads that the decision can have changed. */
export function useDecisionMutation<Variables extends Decided>({
  name,
  send,
  mutation,
}: UseDecisionMutationParameters<Variables>): UseMutationResult<Operation, LendingError, Variables> {
  const lending = useLending()
  return useMutation<Operation, LendingError, Variables>(
    {
      ...mutation,
      mutationKey: lendingKeys.write(name),
      mutationFn: (variables) => {
        const { id: operationId, kind } = variables.operation
        // A refusal refetches too: another person can have been quicker, or an answer was lost.
        connectCache(lending)
        return send(lending, variables).finally(() =>
          lending.emitChange(toOperationChange({ operationId, kind })),
        )
      },
      networkMode: 'always',
      retry: 0,
      gcTime: 0,
    },
    lending.mutationClient,
  )
}
