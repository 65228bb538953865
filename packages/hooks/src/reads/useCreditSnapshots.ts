import type { LendingError } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import { listCreditSnapshots } from '@onlend/core/relay'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type ReadParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type CreditSnapshots = EndpointOutput<typeof listCreditSnapshots>

export type UseCreditSnapshotsParameters<Data = CreditSnapshots> = ReadParameters<
  typeof listCreditSnapshots,
  Data
>
export type UseCreditSnapshotsReturnType<Data = CreditSnapshots> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useCreditSnapshots`, for prefetching, loaders, servers and, with their `queryKey`, invalidation.
 *
 * @example
 * await queryClient.prefetchQuery(creditSnapshotsQueryOptions(lending, { customerPartnerId: 'cp_1' }))
 */
export function creditSnapshotsQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCreditSnapshots> | SkipToken = {},
): EndpointQueryOptions<typeof listCreditSnapshots> {
  return endpointQueryOptions(source, listCreditSnapshots, parameters, 60_000)
}

/**
 * Reads the relay's snapshots of the credit limit, one for each change, newest first. The first snapshot is the relay's first read of
 * the limit. Answered by the relay.
 *
 * @example
 * const { data: snapshots = [] } = useCreditSnapshots({ customerPartnerId: 'cp_1' })
 */
export function useCreditSnapshots<Data = CreditSnapshots>(
  parameters: UseCreditSnapshotsParameters<Data> = {},
): UseCreditSnapshotsReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => creditSnapshotsQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
