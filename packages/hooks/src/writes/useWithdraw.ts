'use client'
import type { withdraw } from '@onlend/core'
import { withdrawOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationReturnType,
  useEndpointMutation,
  type WriteParameters,
} from './useEndpointMutation.ts'

/**
 * Sends money from the lockbox account to a bank account or a mobile-money wallet (Partner API, Endpoint 10).
 *
 * @example
 * const withdrawal = useWithdraw({ customerPartnerId: 'cp_1' })
 * withdrawal.mutate({ body: { account_type: 'bank', name: 'Ada Obi', amount: '500', account_number: '0123456789', bank_code: '058' } })
 */
export function useWithdraw<Context = unknown>({
  customerPartnerId,
  mutation,
}: WriteParameters<typeof withdraw, Context> = {}): UseEndpointMutationReturnType<typeof withdraw, Context> {
  return useEndpointMutation({ operation: withdrawOperation, ownerId: customerPartnerId, mutation })
}
