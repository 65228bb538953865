'use client'
import type { submitCreditAssessment } from '@onlend/core'
import { submitCreditAssessmentOperation } from '@onlend/core/operations'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseSubmitCreditAssessmentParameters<Context = unknown> = EndpointMutationConfig<
  typeof submitCreditAssessment,
  Context
>
export type UseSubmitCreditAssessmentReturnType<Context = unknown> = EndpointMutationReturnType<
  typeof submitCreditAssessment,
  Context
>

/**
 * Submits the documents and figures of a credit assessment (Partner API, Endpoint 11).
 *
 * @example
 * const submission = useSubmitCreditAssessment({ customerPartnerId: 'cp_1' })
 * submission.mutate({ body: assessment })
 */
export function useSubmitCreditAssessment<Context = unknown>(
  parameters: UseSubmitCreditAssessmentParameters<Context> = {},
): UseSubmitCreditAssessmentReturnType<Context> {
  return useEndpointMutation(submitCreditAssessmentOperation, parameters)
}
