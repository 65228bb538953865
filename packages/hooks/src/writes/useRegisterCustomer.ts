'use client'
import type { registerCustomer } from '@onlend/core'
import { registerCustomerOperation } from '@onlend/core/operations'
import {
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type UseRegisterCustomerParameters<Context = unknown> = Pick<
  UseEndpointMutationParameters<typeof registerCustomer, Context>,
  'mutation'
> & {
  /** @default the provider's */
  customerPartnerId?: string
}

export type UseRegisterCustomerReturnType<Context = unknown> = UseEndpointMutationReturnType<
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
export function useRegisterCustomer<Context = unknown>({
  customerPartnerId,
  mutation,
}: UseRegisterCustomerParameters<Context> = {}): UseRegisterCustomerReturnType<Context> {
  return useEndpointMutation({ operation: registerCustomerOperation, ownerId: customerPartnerId, mutation })
}
