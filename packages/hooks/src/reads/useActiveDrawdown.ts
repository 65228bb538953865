import { type LendingError, getActiveDrawdown } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type ActiveDrawdown = EndpointOutput<typeof getActiveDrawdown>

export type UseActiveDrawdownParameters<Data = ActiveDrawdown> = ReadParameters<
  typeof getActiveDrawdown,
  Data
>
export type UseActiveDrawdownReturnType<Data = ActiveDrawdown> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useActiveDrawdown`, for prefetching, loaders, servers and, with their `queryKey`, invalidation (Partner API, Endpoint 8).
 *
 * @example
 * await queryClient.prefetchQuery(activeDrawdownQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function activeDrawdownQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof getActiveDrawdown> | SkipToken = {},
): EndpointQueryOptions<typeof getActiveDrawdown> {
  return endpointQueryOptions(source, getActiveDrawdown, parameters, 60_000)
}

/**
 * Reads the open drawdown; `null` when there is none (Partner API, Endpoint 8).
 *
 * @example
 * const { data: drawdown, isPending } = useActiveDrawdown({ customerPartnerId: 'cp_1' })
 */
export function useActiveDrawdown<Data = ActiveDrawdown>(
  parameters: UseActiveDrawdownParameters<Data> = {},
): UseActiveDrawdownReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => activeDrawdownQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
