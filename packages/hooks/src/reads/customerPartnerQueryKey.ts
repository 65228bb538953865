import { getCustomerPartner } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which `useCustomerPartner` caches, for reading, setting or invalidating it (Partner API, Endpoint 12). */
export function customerPartnerQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof getCustomerPartner> | SkipToken = {},
): EndpointQueryKey<typeof getCustomerPartner> {
  return endpointQueryKey(source, getCustomerPartner, parameters)
}
