'use client'
import type { submitCreditAssessment } from '@onlend/core'
import { submitCreditAssessmentOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseSubmitCreditAssessmentParameters<Context = unknown> = Pick<
  UseEndpointMutationParameters<typeof submitCreditAssessment, Context>,
  'mutation'
> & {
  /** @default the provider's */
  customerPartnerId?: string
}

export type UseSubmitCreditAssessmentReturnType<Context = unknown> = UseEndpointMutationReturnType<
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
export function useSubmitCreditAssessment<Context = unknown>({
  customerPartnerId,
  mutation,
}: UseSubmitCreditAssessmentParameters<Context> = {}): UseSubmitCreditAssessmentReturnType<Context> {
  return useEndpointMutation({
    operation: submitCreditAssessmentOperation,
    ownerId: customerPartnerId,
    mutation,
  })
}
