import { listFinancings } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

/**
 * The query options of `useFinancings`, for prefetching, loaders and servers (Partner API, Endpoint 5).
 *
 * @example
 * await queryClient.prefetchQuery(financingsQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function financingsQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listFinancings> | SkipToken = {},
): EndpointQueryOptions<typeof listFinancings> {
  return endpointQueryOptions(source, listFinancings, parameters, 60_000)
}

/**
 * Reads the financed transactions of a customer partner (Partner API, Endpoint 5).
 *
 * @example
 * const { data: financings = [] } = useFinancings({ customerPartnerId: 'cp_1' })
 */
export function useFinancings<Data = EndpointOutput<typeof listFinancings>>(
  parameters: ReadParameters<typeof listFinancings, Data> = {},
): ReadResult<Data> {
  return useEndpointQuery({
    getOptions: (lending) => financingsQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
