'use client'
import type { registerTransactions } from '@onlend/core'
import { registerTransactionsOperation } from '@onlend/core/operations'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseRegisterTransactionsParameters<Context = unknown> = EndpointMutationConfig<
  typeof registerTransactions,
  Context
>
export type UseRegisterTransactionsReturnType<Context = unknown> = EndpointMutationReturnType<
  typeof registerTransactions,
  Context
>

/**
 * Registers transactions; the outcome of each arrives later (Partner API, Endpoint 4).
 *
 * @example
 * const registration = useRegisterTransactions({ customerPartnerId: 'cp_1' })
 * registration.mutate({ body: { sector: 'Lender', transactions, financed_transactions: [] } })
 */
export function useRegisterTransactions<Context = unknown>(
  parameters: UseRegisterTransactionsParameters<Context> = {},
): UseRegisterTransactionsReturnType<Context> {
  return useEndpointMutation(registerTransactionsOperation, parameters)
}
