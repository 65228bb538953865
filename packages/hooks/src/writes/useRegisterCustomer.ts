'use client'
import type { registerCustomer } from '@onlend/core'
import { registerCustomerOperation } from '@onlend/core/operations'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseRegisterCustomerParameters<Context = unknown> = EndpointMutationConfig<
  typeof registerCustomer,
  Context
>
export type UseRegisterCustomerReturnType<Context = unknown> = EndpointMutationReturnType<
  typeof registerCustomer,
  Context
>

/**
 * Registers a customer of the customer partner, with files where there are any (Partner API, Endpoint 2).
 *
 * @example
 * const registration = useRegisterCustomer({ customerPartnerId: 'cp_1' })
 * registration.mutate({ body: customer })
 */
export function useRegisterCustomer<Context = unknown>(
  parameters: UseRegisterCustomerParameters<Context> = {},
): UseRegisterCustomerReturnType<Context> {
  return useEndpointMutation(registerCustomerOperation, parameters)
}
