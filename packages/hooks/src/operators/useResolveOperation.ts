'use client'
import { resolveOperation } from '@onlend/core/relay'
import {
  type OperatorMutationParameters,
  type OperatorMutationResult,
  useOperatorMutation,
} from './useOperatorMutation.ts'

/**
 * Records an operator's outcome of an operation on evidence; sends no money. `proposal` in the answer means that a second operator has to confirm
 * the outcome. `error.code` is `not_resolvable` for an operation that already has its outcome, and `second_operator_required` for one's own proposal.
 *
 * @example
 * const resolution = useResolveOperation()
 * resolution.mutate({ operationId, body: { outcome: 'succeeded', evidence: { text: 'On the statement of 4 March' } } })
 */
export function useResolveOperation({
  mutation,
}: OperatorMutationParameters<typeof resolveOperation> = {}): OperatorMutationResult<
  typeof resolveOperation
> {
  return useOperatorMutation(resolveOperation, mutation)
}
