'use client'
import type { requestDrawdown } from '@onlend/core'
import { requestDrawdownOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationReturnType,
  useEndpointMutation,
  type WriteParameters,
} from './useEndpointMutation.ts'

/**
 * Asks for a drawdown into the lockbox account (Partner API, Endpoint 7).
 *
 * @example
 * const request = useRequestDrawdown({ customerPartnerId: 'cp_1' })
 * request.mutate({ body: { amount: '50000', tenor: 30 } })
 */
export function useRequestDrawdown<Context = unknown>({
  customerPartnerId,
  mutation,
}: WriteParameters<typeof requestDrawdown, Context> = {}): UseEndpointMutationReturnType<
  typeof requestDrawdown,
  Context
> {
  return useEndpointMutation({ operation: requestDrawdownOperation, ownerId: customerPartnerId, mutation })
}
