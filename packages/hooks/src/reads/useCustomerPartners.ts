import { type LendingError, listCustomerPartners } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type CustomerPartners = EndpointOutput<typeof listCustomerPartners>

export type UseCustomerPartnersParameters<Data = CustomerPartners> = ReadParameters<
  typeof listCustomerPartners,
  Data
>
export type UseCustomerPartnersReturnType<Data = CustomerPartners> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useCustomerPartners`, for prefetching, loaders, servers and, with their `queryKey`, invalidation (Partner API, Endpoint 13).
 *
 * @example
 * await queryClient.prefetchQuery(customerPartnersQueryOptions(lending, { channelPartnerId: 'chp_1' }))
 */
export function customerPartnersQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCustomerPartners> | SkipToken = {},
): EndpointQueryOptions<typeof listCustomerPartners> {
  return endpointQueryOptions(source, listCustomerPartners, parameters, 60_000)
}

/**
 * Reads the customer partners of a channel partner (Partner API, Endpoint 13).
 *
 * @example
 * const { data: partners = [] } = useCustomerPartners({ channelPartnerId: 'chp_1' })
 */
export function useCustomerPartners<Data = CustomerPartners>(
  parameters: UseCustomerPartnersParameters<Data> = {},
): UseCustomerPartnersReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => customerPartnersQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
