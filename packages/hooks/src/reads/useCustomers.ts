import { type LendingError, listCustomers } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type Customers = EndpointOutput<typeof listCustomers>

export type UseCustomersParameters<Data = Customers> = ReadParameters<typeof listCustomers, Data>
export type UseCustomersReturnType<Data = Customers> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useCustomers`, for prefetching, loaders, servers and, with their `queryKey`, invalidation (Partner API, Endpoint 3).
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
