import type { EndpointOutput } from '@onlend/core/internal'
import { listLimits } from '@onlend/core/relay'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

/**
 * Reads the host's rules for the signed-in person: the most at once, today and without a second person, and the hold of new recipients; one entry for
 * each kind of operation with rules. Answered by the relay.
 *
 * @example
 * const { data: limits = [] } = useLimits({ customerPartnerId: 'cp_1' })
 */
export function useLimits(
  parameters: OwnedParameters<typeof listLimits> = {},
): ReadResult<EndpointOutput<typeof listLimits>> {
  return useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, listLimits, parameters),
  })
}
