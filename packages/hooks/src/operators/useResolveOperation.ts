'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { type AttentionOperation, resolveOperation } from '@onlend/core/relay'
import type { UseMutationResult } from '@tanstack/react-query'
import { type UseOperatorMutationParameters, useOperatorMutation } from './useOperatorMutation.ts'

/** The variables of `mutate`: an outcome on evidence, or the id of the proposal that this operator confirms. */
export type ResolveOperationVariables = { operationId: string; body: EndpointInput<typeof resolveOperation> }

export type UseResolveOperationParameters = Pick<
  UseOperatorMutationParameters<AttentionOperation, ResolveOperationVariables>,
  'mutation'
>

export type UseResolveOperationReturnType = UseMutationResult<
  AttentionOperation,
  LendingError,
  ResolveOperationVariables
>

/**
 * Records an operator's outcome of an operation on evidence; sends no money. `proposal` in the answer means that a second operator has to confirm
 * the outcome. `error.code` is `not_resolvable` for an operation that already has its outcome, and `second_operator_required` for one's own proposal.
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
