'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { type AttentionOperation, resolveOperation } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type OperatorMutationConfig, useOperatorMutation } from './useOperatorMutation.ts'

/** What `mutate` takes: an outcome on evidence, or the id of the proposal that this operator confirms. */
export type ResolveOperationVariables = { operationId: string; body: EndpointInput<typeof resolveOperation> }

export type UseResolveOperationParameters = OperatorMutationConfig<
  AttentionOperation,
  ResolveOperationVariables
>

export type UseResolveOperationReturnType = UseMutationResult<
  AttentionOperation,
  LendingError,
  ResolveOperationVariables
>

/**
 * Resolves an operation on evidence, by an operator's hand; sends no money. `proposal` in the answer means that a second operator has to confirm
 * it. `error.code` is `not_resolvable` where it has its outcome by now, and `second_operator_required` for one's own proposal.
 *
 * @example
 * const resolution = useResolveOperation()
 * resolution.mutate({ operationId, body: { outcome: 'succeeded', evidence: { text: 'On the statement of 4 March' } } })
 */
export function useResolveOperation(
  parameters: UseResolveOperationParameters = {},
): UseResolveOperationReturnType {
  return useOperatorMutation({
    ...parameters,
    name: resolveOperation.name,
    send: (client, { operationId, body }: ResolveOperationVariables) =>
      callEndpoint(client, resolveOperation, { operationId, body }),
  })
}
