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

/** Asks for a drawdown into the lockbox account (Partner API, Endpoint 7). */
export function useRequestDrawdown<Context = unknown>({
  customerPartnerId,
  mutation,
}: UseRequestDrawdownParameters<Context> = {}): UseRequestDrawdownReturnType<Context> {
  return useEndpointMutation({ operation: requestDrawdownOperation, ownerId: customerPartnerId, mutation })
}
