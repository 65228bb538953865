'use client'
import type { createBusiness } from '@onlend/core'
import { createBusinessOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationReturnType,
  useEndpointMutation,
  type WriteParameters,
} from './useEndpointMutation.ts'

/**
 * Registers a customer partner account for a channel partner (Partner API, Endpoint 1).
 *
 * @example
 * const registration = useCreateBusiness({ channelPartnerId: 'chp_1' })
 * registration.mutate({ body: business })
 */
export function useCreateBusiness<Context = unknown>({
  channelPartnerId,
  mutation,
}: WriteParameters<typeof createBusiness, Context> = {}): UseEndpointMutationReturnType<
  typeof createBusiness,
  Context
> {
  return useEndpointMutation({ operation: createBusinessOperation, ownerId: channelPartnerId, mutation })
}
