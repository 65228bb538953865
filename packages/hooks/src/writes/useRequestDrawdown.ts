'use client'
import type { requestDrawdown } from '@onlend/core'
import { requestDrawdownOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseRequestDrawdownParameters<Context = unknown> = Pick<
  UseEndpointMutationParameters<typeof requestDrawdown, Context>,
  'mutation'
> & {
  /** @default the provider's */
  customerPartnerId?: string
}

export type UseRequestDrawdownReturnType<Context = unknown> = UseEndpointMutationReturnType<
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
export function useRequestDrawdown<Context = unknown>({
  customerPartnerId,
  mutation,
}: UseRequestDrawdownParameters<Context> = {}): UseRequestDrawdownReturnType<Context> {
  return useEndpointMutation({ operation: requestDrawdownOperation, ownerId: customerPartnerId, mutation })
}
