import { type LendingError, listCustomerPartners } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/fillOwner.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type CustomerPartners = EndpointOutput<typeof listCustomerPartners>

export type UseCustomerPartnersParameters = OwnedParameters<typeof listCustomerPartners> | SkipToken
export type UseCustomerPartnersReturnType<Data = CustomerPartners> = UseQueryResult<Data, LendingError>

/**
 * The key under which `useCustomerPartners` caches, for reading, setting or invalidating it (Partner API, Endpoint 13).
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: customerPartnersQueryKey(lending, { channelPartnerId: 'chp_1' }) })
 */
export function customerPartnersQueryKey(
  source: LendingSource,
  parameters: UseCustomerPartnersParameters = {},
): EndpointQueryKey<typeof listCustomerPartners> {
  return endpointQueryKey(source, listCustomerPartners, parameters)
}

/**
 * What `useCustomerPartners` asks for, for prefetching, loaders and servers (Partner API, Endpoint 13).
 *
 * @example
 * await queryClient.prefetchQuery(customerPartnersQueryOptions(lending, { channelPartnerId: 'chp_1' }))
 */
export function customerPartnersQueryOptions(
  source: LendingSource,
  parameters: UseCustomerPartnersParameters = {},
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
  parameters: UseCustomerPartnersParameters = {},
  config: EndpointQueryConfig<typeof listCustomerPartners, Data> = {},
): UseCustomerPartnersReturnType<Data> {
  return useEndpointQuery((lending) => customerPartnersQueryOptions(lending, parameters), config)
}
