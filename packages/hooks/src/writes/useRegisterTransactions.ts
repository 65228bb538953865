'use client'
import { registerTransactions } from '@onlend/core'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from '../useEndpointMutation.ts'

export type UseRegisterTransactionsParameters<Context = unknown> = EndpointMutationConfig<
  typeof registerTransactions,
  Context
>
export type UseRegisterTransactionsReturnType<Context = unknown> = EndpointMutationReturnType<
  typeof registerTransactions,
  Context
>

/** Registers transactions; the outcome of each arrives later (Partner API, Endpoint 4). */
export function useRegisterTransactions<Context = unknown>(
  parameters: UseRegisterTransactionsParameters<Context> = {},
): UseRegisterTransactionsReturnType<Context> {
  return useEndpointMutation(registerTransactions, parameters)
}
