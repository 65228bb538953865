'use client'
import type { LendingError } from '@onlend/core'
import { type Batch, listBatches } from '@onlend/core/relay'
import type { UseQueryResult } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

export type UseBatchesParameters = OwnedParameters<typeof listBatches> &
  Pick<UseEndpointQueryParameters<typeof listBatches>, 'query'>
export type UseBatchesReturnType = UseQueryResult<Batch[], LendingError>

/**
 * Reads the batches of a customer partner, of every device, the newest first: the relay sends or has sent their rows. Batches that a person put
 * away are left out. Answered by the relay.
 *
 * @example
 * const { data: batches = [] } = useBatches({ customerPartnerId: 'cp_1' })
 * const waiting = batches.filter(({ state }) => state === 'paused' || state === 'stopped')
 */
export function useBatches({ query, ...parameters }: UseBatchesParameters = {}): UseBatchesReturnType {
  return useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, listBatches, parameters, 10_000),
    query,
  })
}
