import { type LendingError, getCustomerPartner } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/fillOwner.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type CustomerPartner = EndpointOutput<typeof getCustomerPartner>

export type UseCustomerPartnerParameters = OwnedParameters<typeof getCustomerPartner> | SkipToken
export type UseCustomerPartnerReturnType<Data = CustomerPartner> = UseQueryResult<Data, LendingError>

/**
 * The key under which `useCustomerPartner` caches, for reading, setting or invalidating it (Partner API, Endpoint 12).
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: customerPartnerQueryKey(lending, { customerPartnerId: 'cp_1' }) })
 */
export function customerPartnerQueryKey(
  source: LendingSource,
  parameters: UseCustomerPartnerParameters = {},
): EndpointQueryKey<typeof getCustomerPartner> {
  return endpointQueryKey(source, getCustomerPartner, parameters)
}

/**
 * What `useCustomerPartner` asks for, for prefetching, loaders and servers (Partner API, Endpoint 12).
 *
 * @example
 * await queryClient.prefetchQuery(customerPartnerQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function customerPartnerQueryOptions(
  source: LendingSource,
  parameters: UseCustomerPartnerParameters = {},
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
  parameters: UseCustomerPartnerParameters = {},
  config: EndpointQueryConfig<typeof getCustomerPartner, Data> = {},
): UseCustomerPartnerReturnType<Data> {
  return useEndpointQuery((lending) => customerPartnerQueryOptions(lending, parameters), config)
}
