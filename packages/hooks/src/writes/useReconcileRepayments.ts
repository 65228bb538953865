'use client'
import type { reconcileRepayments } from '@onlend/core'
import { reconcileRepaymentsOperation } from '@onlend/core/operations'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseReconcileRepaymentsParameters<Context = unknown> = EndpointMutationConfig<
  typeof reconcileRepayments,
  Context
>
export type UseReconcileRepaymentsReturnType<Context = unknown> = EndpointMutationReturnType<
  typeof reconcileRepayments,
  Context
>

/**
 * Reports repayments; the outcome of each arrives later (Partner API, Endpoint 6).
 *
 * @example
 * const report = useReconcileRepayments({ customerPartnerId: 'cp_1' })
 * report.mutate({ body: { payments } })
 */
export function useReconcileRepayments<Context = unknown>(
  parameters: UseReconcileRepaymentsParameters<Context> = {},
): UseReconcileRepaymentsReturnType<Context> {
  return useEndpointMutation(reconcileRepaymentsOperation, parameters)
}
