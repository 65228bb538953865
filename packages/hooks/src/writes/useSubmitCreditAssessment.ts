'use client'
import type { submitCreditAssessment } from '@onlend/core'
import { submitCreditAssessmentOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationReturnType,
  useEndpointMutation,
  type WriteParameters,
} from './useEndpointMutation.ts'

/**
 * Submits the documents and figures of a credit assessment (Partner API, Endpoint 11).
 *
 * @example
 * const submission = useSubmitCreditAssessment({ customerPartnerId: 'cp_1' })
 * submission.mutate({ body: assessment })
 */
export function useSubmitCreditAssessment<Context = unknown>({
  customerPartnerId,
  mutation,
}: WriteParameters<typeof submitCreditAssessment, Context> = {}): UseEndpointMutationReturnType<
  typeof submitCreditAssessment,
  Context
> {
  return useEndpointMutation({
    operation: submitCreditAssessmentOperation,
    ownerId: customerPartnerId,
    mutation,
  })
}
