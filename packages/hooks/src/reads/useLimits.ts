import type { LendingError } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import { listLimits } from '@onlend/core/relay'
import type { UseQueryResult } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { useEndpointQuery } from '../queries/useEndpointQuery.ts'

export type UseLimitsParameters = OwnedParameters<typeof listLimits>
export type UseLimitsReturnType = UseQueryResult<EndpointOutput<typeof listLimits>, LendingError>

/**
 * Reads the host's rules for the signed-in person: the most at once, today and without a second person, and the hold of new recipients; one entry for
 * each kind of operation with rules. Answered by the relay.
 *
 * @example
 * const { data: limits = [] } = useLimits({ customerPartnerId: 'cp_1' })
 */
export function useLimits(parameters: UseLimitsParameters = {}): UseLimitsReturnType {
  return useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, listLimits, parameters),
  })
}
