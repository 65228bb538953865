import type { EndpointOutput } from '@onlend/core/internal'
import { getGuidance } from '@onlend/core/relay'
import type { SkipToken } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { type ReadResult, useEndpointQuery } from '../queries/useEndpointQuery.ts'

/**
 * Reads the facts that a form shows before a person sends: the usual times by the relay's own ledger, and the host's options for the credit assessment.
 * Answered by the relay.
 *
 * @example
 * const { data: guidance } = useGuidance({ customerPartnerId: 'cp_1' })
 */
export function useGuidance(
  parameters: OwnedParameters<typeof getGuidance> | SkipToken = {},
): ReadResult<EndpointOutput<typeof getGuidance>> {
  return useEndpointQuery({
    // Medians of twenty operations change slowly.
    getOptions: (lending) => endpointQueryOptions(lending, getGuidance, parameters, 300_000),
  })
}
