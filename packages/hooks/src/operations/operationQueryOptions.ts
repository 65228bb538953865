import { getOperation } from '@onlend/core/relay'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { LendingSource } from '../lending/Lending.ts'

/**
 * What `useOperation` asks for; `null` means that the relay never received it.
 *
 * @example
 * await queryClient.prefetchQuery(operationQueryOptions(lending, { operationId }))
 */
export function operationQueryOptions(
  source: LendingSource,
  parameters: { operationId: string } | SkipToken,
): EndpointQueryOptions<typeof getOperation> {
  return endpointQueryOptions(source, getOperation, parameters, 0)
}
