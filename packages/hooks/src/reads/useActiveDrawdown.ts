import { getActiveDrawdown } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

/**
 * The query options of `useActiveDrawdown`, for prefetching, loaders and servers (Partner API, Endpoint 8).
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
export function useActiveDrawdown<Data = EndpointOutput<typeof getActiveDrawdown>>(
  parameters: ReadParameters<typeof getActiveDrawdown, Data> = {},
): ReadResult<Data> {
  return useEndpointQuery({
    getOptions: (lending) => activeDrawdownQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
