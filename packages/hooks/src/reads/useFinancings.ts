import { type LendingError, listFinancings } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type Financings = EndpointOutput<typeof listFinancings>

export type UseFinancingsParameters<Data = Financings> = ReadParameters<typeof listFinancings, Data>
export type UseFinancingsReturnType<Data = Financings> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useFinancings`, for prefetching, loaders, servers and, with their `queryKey`, invalidation (Partner API, Endpoint 5).
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
export function useFinancings<Data = Financings>(
  parameters: UseFinancingsParameters<Data> = {},
): UseFinancingsReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => financingsQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
