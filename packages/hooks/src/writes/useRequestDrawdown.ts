'use client'
import type { requestDrawdown } from '@onlend/core'
import { requestDrawdownOperation } from '@onlend/core/operations'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseRequestDrawdownParameters<Context = unknown> = EndpointMutationConfig<
  typeof requestDrawdown,
  Context
>
export type UseRequestDrawdownReturnType<Context = unknown> = EndpointMutationReturnType<
  typeof requestDrawdown,
  Context
>

/**
 * Asks for a drawdown into the lockbox account (Partner API, Endpoint 7).
 *
 * @example
 * const request = useRequestDrawdown({ customerPartnerId: 'cp_1' })
 * request.mutate({ body: { amount: '50000', tenor: 30 } })
 */
export function useRequestDrawdown<Context = unknown>(
  parameters: UseRequestDrawdownParameters<Context> = {},
): UseRequestDrawdownReturnType<Context> {
  return useEndpointMutation(requestDrawdownOperation, parameters)
}
