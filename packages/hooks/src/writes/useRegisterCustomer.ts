'use client'
import type { registerCustomer } from '@onlend/core'
import { registerCustomerOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationReturnType,
  useEndpointMutation,
  type WriteParameters,
} from './useEndpointMutation.ts'

/**
 * Registers a customer of the customer partner, with files where there are any (Partner API, Endpoint 2).
 *
 * @example
 * const registration = useRegisterCustomer({ customerPartnerId: 'cp_1' })
 * registration.mutate({ body: customer })
 */
export function useRegisterCustomer<Context = unknown>({
  customerPartnerId,
  mutation,
}: WriteParameters<typeof registerCustomer, Context> = {}): UseEndpointMutationReturnType<
  typeof registerCustomer,
  Context
> {
  return useEndpointMutation({ operation: registerCustomerOperation, ownerId: customerPartnerId, mutation })
}
