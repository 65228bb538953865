import { listCustomerPartners } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What `useCustomerPartners` asks for, for prefetching, loaders and servers (Partner API, Endpoint 13). */
export function customerPartnersQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCustomerPartners> | SkipToken = {},
): EndpointQueryOptions<typeof listCustomerPartners> {
  return endpointQueryOptions(source, listCustomerPartners, parameters, 60_000)
}
