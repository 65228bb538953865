'use client'
import { toOperationChange } from '@onlend/core/internal'
import type { LendingError, Operation } from '@onlend/core'
import type { approveOperation, refuseOperation } from '@onlend/core/relay'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Lending } from '../lending/Lending.ts'
import { useLending } from '../lending/useLending.ts'
import { connectCache } from '../operations/connectCache.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'

/** What is decided about: the operation as it was shown. */
type Decided = { operation: Operation }

export type UseDecisionMutationParameters<Variables extends Decided> = {
  name: (typeof approveOperation | typeof refuseOperation)['name']
  send: (lending: Lending, variables: Variables) => Promise<Operation>
  /** TanStack's own options for a decision, but for those that could send it twice, late or not at all. */
  mutation?:
    | Omit<
        UseMutationOptions<Operation, LendingError, Variables>,
        'mutationFn' | 'mutationKey' | 'retry' | 'retryDelay' | 'networkMode' | 'scope' | 'gcTime' | 'meta'
      >
    | undefined
}

/** Sends a decision once, and then reads again what it may have changed. */
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
        // Also after a refusal: another person may have been quicker, and an answer may have been lost.
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
