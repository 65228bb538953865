'use client'
import type { createBusiness } from '@onlend/core'
import { createBusinessOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseCreateBusinessParameters<Context = unknown> = Pick<
  UseEndpointMutationParameters<typeof createBusiness, Context>,
  'mutation'
> & {
  /** @default the provider's */
  channelPartnerId?: string
}

export type UseCreateBusinessReturnType<Context = unknown> = UseEndpointMutationReturnType<
  typeof createBusiness,
  Context
>

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
}: UseCreateBusinessParameters<Context> = {}): UseCreateBusinessReturnType<Context> {
  return useEndpointMutation({ operation: createBusinessOperation, ownerId: channelPartnerId, mutation })
}
