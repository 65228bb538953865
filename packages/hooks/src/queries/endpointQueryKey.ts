import type { LendingError } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import { type DataTag, type SkipToken, skipToken } from '@tanstack/react-query'
import type { LendingSource } from '../lending/Lending.ts'
import { toLendingScope } from '../lending/toLendingScope.ts'
import { type LendingKey, scopedKey } from './scopedKey.ts'
import { type OwnedParameters, readIds } from './readIds.ts'

/** A key with the type of its data: `queryClient.getQueryData(key)` is typed. */
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
  const { ownerId, ids } =
    parameters === skipToken
      ? { ownerId: null, ids: { skipped: true } }
      : readIds(scope, endpoint, parameters)
  // The cast adds the type of the data, which a key carries for TypeScript alone.
  const key: LendingKey = [...scopedKey(scope), endpoint.name, ownerId, ids]
  return key as EndpointQueryKey<E>
}
