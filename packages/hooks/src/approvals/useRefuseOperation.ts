'use client'
import { type LendingError, type Operation, callEndpoint } from '@onlend/core'
import { refuseOperation } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseDecisionMutationParameters, useDecisionMutation } from './useDecisionMutation.ts'

/** The variables of `mutate`: the operation, as `useOperations` read it, and the reason for the person who asked for it (at most 200 characters). */
type Variables = { operation: Operation; reason?: string }

/**
 * Refuses an operation that waits for a second person: the relay never sends it. The person who asked for it takes it back this way. `error.code` is
 * `not_awaiting_approval` for an operation that was decided or expired before.
 *
 * @example
 * const refusal = useRefuseOperation()
 * refusal.mutate({ operation, reason: 'The invoice says less' })
 */
export function useRefuseOperation({
  mutation,
}: Pick<UseDecisionMutationParameters<Variables>, 'mutation'> = {}): UseMutationResult<
  Operation,
  LendingError,
  Variables
> {
  return useDecisionMutation({
    name: refuseOperation.name,
    mutation,
    send: ({ client }, { operation, reason }: Variables) => {
      const { id: operationId, customerPartnerId } = operation
      const body = { ...(customerPartnerId !== null && { customerPartnerId }), ...(reason && { reason }) }
      return callEndpoint(client, refuseOperation, { operationId, body })
    },
  })
}
