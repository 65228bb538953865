import { type LendingError, getCreditLimit } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type CreditLimit = EndpointOutput<typeof getCreditLimit>

export type UseCreditLimitParameters<Data = CreditLimit> = ReadParameters<typeof getCreditLimit, Data>
export type UseCreditLimitReturnType<Data = CreditLimit> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useCreditLimit`, for prefetching, loaders, servers and, with their `queryKey`, invalidation (Partner API, Endpoint 9).
 *
 * @example
 * await queryClient.prefetchQuery(creditLimitQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function creditLimitQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof getCreditLimit> | SkipToken = {},
): EndpointQueryOptions<typeof getCreditLimit> {
  return endpointQueryOptions(source, getCreditLimit, parameters, 60_000)
}

/**
 * Reads the current credit limit; `null` when there is none (Partner API, Endpoint 9).
 *
 * @example
 * const { data: limit, isPending, error } = useCreditLimit({ customerPartnerId: 'cp_1' })
 */
export function useCreditLimit<Data = CreditLimit>(
  parameters: UseCreditLimitParameters<Data> = {},
): UseCreditLimitReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => creditLimitQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
