'use client'
import type { registerTransactions } from '@onlend/core'
import { registerTransactionsOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseRegisterTransactionsParameters<Context = unknown> = Pick<
  UseEndpointMutationParameters<typeof registerTransactions, Context>,
  'mutation'
> & {
  /** @default the provider's */
  customerPartnerId?: string
}

export type UseRegisterTransactionsReturnType<Context = unknown> = UseEndpointMutationReturnType<
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
export function useRegisterTransactions<Context = unknown>({
  customerPartnerId,
  mutation,
}: UseRegisterTransactionsParameters<Context> = {}): UseRegisterTransactionsReturnType<Context> {
  return useEndpointMutation({
    operation: registerTransactionsOperation,
    ownerId: customerPartnerId,
    mutation,
  })
}
