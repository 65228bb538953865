import { getOperation } from '@onlend/core/relay'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import type { LendingSource } from '../lending/Lending.ts'

/**
 * The key under which `useOperation` caches.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: operationQueryKey(lending, { operationId }) })
 */
export function operationQueryKey(
  source: LendingSource,
  parameters: { operationId: string } | SkipToken,
): EndpointQueryKey<typeof getOperation> {
  return endpointQueryKey(source, getOperation, parameters)
}
