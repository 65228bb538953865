'use client'
import type { createBusiness } from '@onlend/core'
import { createBusinessOperation } from '@onlend/core/operations'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseCreateBusinessParameters<Context = unknown> = EndpointMutationConfig<
  typeof createBusiness,
  Context
>
export type UseCreateBusinessReturnType<Context = unknown> = EndpointMutationReturnType<
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
export function useCreateBusiness<Context = unknown>(
  parameters: UseCreateBusinessParameters<Context> = {},
): UseCreateBusinessReturnType<Context> {
  return useEndpointMutation(createBusinessOperation, parameters)
}
