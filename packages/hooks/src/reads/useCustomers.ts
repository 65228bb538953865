import { type LendingError, listCustomers } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type Customers = EndpointOutput<typeof listCustomers>

export type UseCustomersParameters<Data = Customers> =
  | (OwnedParameters<typeof listCustomers> &
      Pick<UseEndpointQueryParameters<typeof listCustomers, Data>, 'query'>)
  | SkipToken
export type UseCustomersReturnType<Data = Customers> = UseQueryResult<Data, LendingError>

/**
 * The key under which `useCustomers` caches, for reading, setting or invalidating it (Partner API, Endpoint 3).
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: customersQueryKey(lending, { customerPartnerId: 'cp_1' }) })
 */
export function customersQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCustomers> | SkipToken = {},
): EndpointQueryKey<typeof listCustomers> {
  return endpointQueryKey(source, listCustomers, parameters)
}

/**
 * The query options of `useCustomers`, for prefetching, loaders and servers (Partner API, Endpoint 3).
 *
 * @example
 * await queryClient.prefetchQuery(customersQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function customersQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCustomers> | SkipToken = {},
): EndpointQueryOptions<typeof listCustomers> {
  return endpointQueryOptions(source, listCustomers, parameters, 60_000)
}

/**
 * Reads the customers of a customer partner, deleted ones included (Partner API, Endpoint 3).
 *
 * @example
 * const { data } = useCustomers({ customerPartnerId: 'cp_1' })
 */
export function useCustomers<Data = Customers>(
  parameters: UseCustomersParameters<Data> = {},
): UseCustomersReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => customersQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
