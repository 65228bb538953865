import { listCustomers } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

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
export function useCustomers<Data = EndpointOutput<typeof listCustomers>>(
  parameters: ReadParameters<typeof listCustomers, Data> = {},
): ReadResult<Data> {
  return useEndpointQuery({
    getOptions: (lending) => customersQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
