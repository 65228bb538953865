'use client'
import { replayWebhooks } from '@onlend/core/relay'
import {
  type OperatorMutationParameters,
  type OperatorMutationResult,
  useOperatorMutation,
} from './useOperatorMutation.ts'

/**
 * Lets the relay read open webhooks again, by sender, by age (ISO 8601) or one by its id, and all of them for `{}`, with the parser of today: an event that now matches leaves the inbox, and no final outcome changes. The
 * answer has the number of read webhooks, and of skipped ones whose sender is no longer set up. For operators alone.
 *
 * @example
 * useReplayWebhooks().mutate({ body: { source: 'service' } })
 */
export function useReplayWebhooks({
  mutation,
}: OperatorMutationParameters<typeof replayWebhooks> = {}): OperatorMutationResult<typeof replayWebhooks> {
  return useOperatorMutation(replayWebhooks, mutation)
}
