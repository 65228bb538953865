'use client'
import type { registerTransactions } from '@onlend/core'
import { registerTransactionsOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationReturnType,
  useEndpointMutation,
  type WriteParameters,
} from './useEndpointMutation.ts'

/**
 * Registers transactions; the outcome of each arrives later (Partner API, Endpoint 4).
 *
 * @example
 * const registration = useRegisterTransactions({ customerPartnerId: 'cp_1' })
 * registration.mutate({ body: { sector: 'Lender', transactions, financed_transactions: [] } })
 */
export function useRegisterTransactions<Context = unknown>({
  customerPartnerId,
  mutation,
}: WriteParameters<typeof registerTransactions, Context> = {}): UseEndpointMutationReturnType<
  typeof registerTransactions,
  Context
> {
  return useEndpointMutation({
    operation: registerTransactionsOperation,
    ownerId: customerPartnerId,
    mutation,
  })
}
