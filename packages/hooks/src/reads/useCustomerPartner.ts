import { getCustomerPartner } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

/**
 * The query options of `useCustomerPartner`, for prefetching, loaders and servers (Partner API, Endpoint 12).
 *
 * @example
 * await queryClient.prefetchQuery(customerPartnerQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function customerPartnerQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof getCustomerPartner> | SkipToken = {},
): EndpointQueryOptions<typeof getCustomerPartner> {
  return endpointQueryOptions(source, getCustomerPartner, parameters, 60_000)
}

/**
 * Reads a customer partner with its lockbox account (Partner API, Endpoint 12).
 *
 * @example
 * const { data: partner } = useCustomerPartner({ customerPartnerId: 'cp_1' })
 */
export function useCustomerPartner<Data = EndpointOutput<typeof getCustomerPartner>>(
  parameters: ReadParameters<typeof getCustomerPartner, Data> = {},
): ReadResult<Data> {
  return useEndpointQuery({
    getOptions: (lending) => customerPartnerQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
