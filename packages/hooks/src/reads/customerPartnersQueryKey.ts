import { listCustomerPartners } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which `useCustomerPartners` caches, for reading, setting or invalidating it (Partner API, Endpoint 13). */
export function customerPartnersQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCustomerPartners> | SkipToken = {},
): EndpointQueryKey<typeof listCustomerPartners> {
  return endpointQueryKey(source, listCustomerPartners, parameters)
}
