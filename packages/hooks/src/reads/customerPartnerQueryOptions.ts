import { getCustomerPartner } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What `useCustomerPartner` asks for, for prefetching, loaders and servers (Partner API, Endpoint 12). */
export function customerPartnerQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof getCustomerPartner> | SkipToken = {},
): EndpointQueryOptions<typeof getCustomerPartner> {
  return endpointQueryOptions(source, getCustomerPartner, parameters, 60_000)
}
