'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { dismissEvent, type InboxDismissal } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseOperatorMutationParameters, useOperatorMutation } from './useOperatorMutation.ts'

/** What `mutate` takes: the event, and why it is about nothing here. */
export type DismissEventVariables = { eventId: string; body: EndpointInput<typeof dismissEvent> }

export type UseDismissEventParameters = Pick<
  UseOperatorMutationParameters<InboxDismissal, DismissEventVariables>,
  'mutation'
>
export type UseDismissEventReturnType = UseMutationResult<InboxDismissal, LendingError, DismissEventVariables>

/**
 * Closes a settlement event that is about nothing here; who did, when and why stays with it, and it can still be assigned. `error.code` is
 * `not_found` where it is not open any more. For operators alone; answered by the relay.
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
