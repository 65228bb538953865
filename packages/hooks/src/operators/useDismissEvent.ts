'use client'
import { dismissEvent } from '@onlend/core/relay'
import {
  type OperatorMutationParameters,
  type OperatorMutationResult,
  useOperatorMutation,
} from './useOperatorMutation.ts'

/**
 * Dismisses a settlement event that belongs to no operation here; the event keeps the operator, the time and the reason, and an operator can still
 * assign it. `error.code` is `not_found` for an event that is no longer open. For operators alone; answered by the relay.
 *
 * @example
 * useDismissEvent().mutate({ eventId: event.id, body: { reason: 'Told of another host' } })
 */
export function useDismissEvent({
  mutation,
}: OperatorMutationParameters<typeof dismissEvent> = {}): OperatorMutationResult<typeof dismissEvent> {
  return useOperatorMutation(dismissEvent, mutation)
}
