'use client'
import type { reconcileRepayments } from '@onlend/core'
import { reconcileRepaymentsOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseReconcileRepaymentsParameters<Context = unknown> = Pick<
  UseEndpointMutationParameters<typeof reconcileRepayments, Context>,
  'mutation'
> & {
  /** @default the provider's */
  customerPartnerId?: string
}

export type UseReconcileRepaymentsReturnType<Context = unknown> = UseEndpointMutationReturnType<
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
export function useReconcileRepayments<Context = unknown>({
  customerPartnerId,
  mutation,
}: UseReconcileRepaymentsParameters<Context> = {}): UseReconcileRepaymentsReturnType<Context> {
  return useEndpointMutation({
    operation: reconcileRepaymentsOperation,
    ownerId: customerPartnerId,
    mutation,
  })
}
