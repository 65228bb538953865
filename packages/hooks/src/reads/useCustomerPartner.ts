import { type LendingError, getCustomerPartner } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type CustomerPartner = EndpointOutput<typeof getCustomerPartner>

export type UseCustomerPartnerParameters<Data = CustomerPartner> = ReadParameters<
  typeof getCustomerPartner,
  Data
>
export type UseCustomerPartnerReturnType<Data = CustomerPartner> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useCustomerPartner`, for prefetching, loaders, servers and, with their `queryKey`, invalidation (Partner API, Endpoint 12).
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
export function useCustomerPartner<Data = CustomerPartner>(
  parameters: UseCustomerPartnerParameters<Data> = {},
): UseCustomerPartnerReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => customerPartnerQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
