'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { dismissEvent, type InboxDismissal } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseOperatorMutationParameters, useOperatorMutation } from './useOperatorMutation.ts'

/** The variables of `mutate`: the event, and the reason for the dismissal. */
export type DismissEventVariables = { eventId: string; body: EndpointInput<typeof dismissEvent> }

export type UseDismissEventParameters = Pick<
  UseOperatorMutationParameters<InboxDismissal, DismissEventVariables>,
  'mutation'
>
export type UseDismissEventReturnType = UseMutationResult<InboxDismissal, LendingError, DismissEventVariables>

/**
 * Dismisses a settlement event that belongs to no operation here; the event keeps the operator, the time and the reason, and an operator can still
 * assign it. `error.code` is `not_found` for an event that is no longer open. For operators alone; answered by the relay.
 *
 * @example
 * useDismissEvent().mutate({ eventId: event.id, body: { reason: 'Told of another host' } })
 */
export function useDismissEvent(parameters: UseDismissEventParameters = {}): UseDismissEventReturnType {
  return useOperatorMutation({
    ...parameters,
    name: dismissEvent.name,
    send: (client, { eventId, body }: DismissEventVariables) =>
      callEndpoint(client, dismissEvent, { eventId, body }),
  })
}
