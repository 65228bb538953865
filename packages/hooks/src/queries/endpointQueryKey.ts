import type { LendingError } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import { type DataTag, type SkipToken, skipToken } from '@tanstack/react-query'
import { type OwnedParameters, fillOwner } from './fillOwner.ts'
import { type LendingKey, lendingKeys } from './lendingKeys.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { toLendingScope } from '../lending/toLendingScope.ts'

/** A key that knows what stands behind it: `queryClient.getQueryData(key)` is typed. */
export type EndpointQueryKey<E extends Endpoint> = DataTag<LendingKey, EndpointOutput<E>, LendingError>

/**
 * The key under which a read is cached: environment, tenant, person, endpoint, owner and parameters.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: endpointQueryKey(lending, getCreditLimit, {}) })
 */
export function endpointQueryKey<E extends Endpoint>(
  source: LendingSource,
  endpoint: E,
  parameters: OwnedParameters<E> | SkipToken,
): EndpointQueryKey<E> {
  const scope = toLendingScope(source)
  // The casts add the type of the data, and read ids off parameters whose shape depends on the endpoint.
  if (parameters === skipToken) {
    return lendingKeys.endpoint(scope, {
      name: endpoint.name,
      ownerId: null,
      parameters: { skipped: true },
    }) as EndpointQueryKey<E>
  }
  const filled = fillOwner(scope, endpoint, parameters as OwnedParameters<E>) as Record<
    string,
    string | undefined
  >
  const { [endpoint.owner ?? '']: ownerId = null, ...rest } = filled
  return lendingKeys.endpoint(scope, {
    name: endpoint.name,
    ownerId,
    parameters: rest,
  }) as EndpointQueryKey<E>
}
