'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { type ReplayReport, replayWebhooks } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseOperatorMutationParameters, useOperatorMutation } from './useOperatorMutation.ts'

/** What `mutate` takes: which webhooks, by sender, by age (ISO 8601) or the one; `{}` for all that have something open in them. */
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
 * Has the relay read open webhooks again, with the parser of today: what can be matched now leaves the inbox, and nothing final changes. The
 * answer says how many were read, and how many were skipped because their sender is not set up any more. For operators alone.
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
