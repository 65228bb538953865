'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { type ReplayReport, replayWebhooks } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseOperatorMutationParameters, useOperatorMutation } from './useOperatorMutation.ts'

/** The variables of `mutate`: the webhooks by sender, by age (ISO 8601) or one by its id; `{}` for all webhooks with an open event. */
export type ReplayWebhooksVariables = { body: EndpointInput<typeof replayWebhooks> }

export type UseReplayWebhooksParameters = Pick<
  UseOperatorMutationParameters<ReplayReport, ReplayWebhooksVariables>,
  'mutation'
>
export type UseReplayWebhooksReturnType = UseMutationResult<
  ReplayReport,
  LendingError,
  ReplayWebhooksVariables
>

/**
 * Lets the relay read open webhooks again, with the parser of today: an event that now matches leaves the inbox, and no final outcome changes. The
 * answer has the number of read webhooks, and of skipped ones whose sender is no longer set up. For operators alone.
 *
 * @example
 * useReplayWebhooks().mutate({ body: { source: 'service' } })
 */
export function useReplayWebhooks(parameters: UseReplayWebhooksParameters = {}): UseReplayWebhooksReturnType {
  return useOperatorMutation({
    ...parameters,
    name: replayWebhooks.name,
    send: (client, { body }: ReplayWebhooksVariables) => callEndpoint(client, replayWebhooks, { body }),
  })
}
