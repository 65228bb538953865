'use client'
import type { reconcileRepayments } from '@onlend/core'
import { reconcileRepaymentsOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationReturnType,
  useEndpointMutation,
  type WriteParameters,
} from './useEndpointMutation.ts'

/**
 * Reports repayments; the outcome of each arrives later (Partner API, Endpoint 6).
 *
 * @example
 * const report = useReconcileRepayments({ customerPartnerId: 'cp_1' })
 * report.mutate({ body: { payments } })
 */
export function useReconcileRepayments<Context = unknown>({
  customerPartnerId,
  mutation,
}: WriteParameters<typeof reconcileRepayments, Context> = {}): UseEndpointMutationReturnType<
  typeof reconcileRepayments,
  Context
> {
  return useEndpointMutation({
    operation: reconcileRepaymentsOperation,
    ownerId: customerPartnerId,
    mutation,
  })
}
