'use client'
import { type Batch, listBatches } from '@onlend/core/relay'
import type { SkipToken } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { type ReadParameters, type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

/**
 * Reads the batches of a customer partner, of every device, the newest first: the relay sends or has sent their rows. Batches that a person put
 * away are left out. Answered by the relay.
 *
 * @example
 * const { data: batches = [] } = useBatches({ customerPartnerId: 'cp_1' })
 * const waiting = batches.filter(({ state }) => state === 'paused' || state === 'stopped')
 */
export function useBatches({
  query,
  ...parameters
}: Exclude<ReadParameters<typeof listBatches>, SkipToken> = {}): ReadResult<Batch[]> {
  return useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, listBatches, parameters, 10_000),
    query,
  })
}
