'use client'
import { type LendingError, type Operation, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { assignEvent } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseOperatorMutationParameters, useOperatorMutation } from './useOperatorMutation.ts'

/** What `mutate` takes: the event, and the operation that it is about. */
export type AssignEventVariables = { eventId: string; body: EndpointInput<typeof assignEvent> }

export type UseAssignEventParameters = Pick<
  UseOperatorMutationParameters<Operation, AssignEventVariables>,
  'mutation'
>
export type UseAssignEventReturnType = UseMutationResult<Operation, LendingError, AssignEventVariables>

/**
 * Ties a settlement event to the operation that it is about; the answer is the operation as it is now. `error.code` is `assignment_conflict`
 * where the two tell another kind, partner, amount or account: `force: true` says that it is meant all the same. `not_found`: another operator was quicker.
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
