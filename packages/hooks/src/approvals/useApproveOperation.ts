'use client'
import { type LendingError, type Operation, callEndpoint } from '@onlend/core'
import { withStepUp } from '@onlend/core/internal'
import { approveOperation } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseDecisionMutationParameters, useDecisionMutation } from './useDecisionMutation.ts'

/** The variables of `mutate`: the operation, as `useOperations` read it. */
type Variables = { operation: Operation }

/**
 * Approves an operation that another person asked for: the relay then sends it, once. The answer is the operation after the send, also as `unknown`. Asks for
 * a proof through `onStepUp` of the provider where the relay wants one. `error.code` is `not_awaiting_approval` for an operation that was decided or expired
 * before, `second_person_required` for one's own.
 *
 * @example
 * const approval = useApproveOperation()
 * approval.mutate({ operation })
 */
export function useApproveOperation({
  mutation,
}: Pick<UseDecisionMutationParameters<Variables>, 'mutation'> = {}): UseMutationResult<
  Operation,
  LendingError,
  Variables
> {
  return useDecisionMutation({
    name: approveOperation.name,
    mutation,
    send: (lending, { operation }: Variables) => {
      const { id, kind, summary } = operation
      const { customerPartnerId } = operation
      const body = customerPartnerId === null ? {} : { customerPartnerId }
      return withStepUp(
        lending,
        (stepUpProof) =>
          callEndpoint(lending.client, approveOperation, { operationId: id, body }, { stepUpProof }),
        { action: 'approveOperation', operationId: id, kind, ownerId: customerPartnerId, summary },
      )
    },
  })
}
