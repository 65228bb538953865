'use client'
import { type LendingError, type Operation, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { assignEvent } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseOperatorMutationParameters, useOperatorMutation } from './useOperatorMutation.ts'

/** The variables of `mutate`: the event, and its operation. */
export type AssignEventVariables = { eventId: string; body: EndpointInput<typeof assignEvent> }

export type UseAssignEventParameters = Pick<
  UseOperatorMutationParameters<Operation, AssignEventVariables>,
  'mutation'
>
export type UseAssignEventReturnType = UseMutationResult<Operation, LendingError, AssignEventVariables>

/**
 * Assigns a settlement event to its operation; the answer is the operation after the assignment. `error.code` is `assignment_conflict`
 * where the two have another kind, partner, amount or account: `force: true` assigns all the same. `not_found`: another operator was quicker.
 *
 * @example
 * const assign = useAssignEvent()
 * assign.mutate({ eventId: event.id, body: { operationId: operation.id, customerPartnerId: 'cp_1' } })
 */
export function useAssignEvent(parameters: UseAssignEventParameters = {}): UseAssignEventReturnType {
  return useOperatorMutation({
    ...parameters,
    name: assignEvent.name,
    send: (client, { eventId, body }: AssignEventVariables) =>
      callEndpoint(client, assignEvent, { eventId, body }),
  })
}
