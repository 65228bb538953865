'use client'
import { assignEvent } from '@onlend/core/relay'
import {
  type OperatorMutationParameters,
  type OperatorMutationResult,
  useOperatorMutation,
} from './useOperatorMutation.ts'

/**
 * Assigns a settlement event to its operation; the answer is the operation after the assignment. `error.code` is `assignment_conflict`
 * where the two have another kind, partner, amount or account: `force: true` assigns all the same. `not_found`: another operator was quicker.
 *
 * @example
 * const assign = useAssignEvent()
 * assign.mutate({ eventId: event.id, body: { operationId: operation.id, customerPartnerId: 'cp_1' } })
 */
export function useAssignEvent({
  mutation,
}: OperatorMutationParameters<typeof assignEvent> = {}): OperatorMutationResult<typeof assignEvent> {
  return useOperatorMutation(assignEvent, mutation)
}
