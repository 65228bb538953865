import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import { requestEndpoint } from '@onlend/core'
import { type QueryFunction, type SkipToken, skipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from './endpointQueryKey.ts'
import type { OwnedParameters } from './readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { toLendingScope } from '../lending/toLendingScope.ts'

/** Everything TanStack Query needs to read one endpoint: for hooks, `prefetchQuery`, loaders and servers. */
export type EndpointQueryOptions<E extends Endpoint> = {
  queryKey: EndpointQueryKey<E>
  queryFn: QueryFunction<EndpointOutput<E>, EndpointQueryKey<E>> | SkipToken
  /** Milliseconds until it is read again when looked at. */
  staleTime: number
  /** The client already tries reads again, with back-off. */
  retry: false
  /** A read is tried before the device counts as offline. */
  networkMode: 'offlineFirst'
}

const halfAMinute = 30_000

/**
 * Query options for any read endpoint; the named ones, such as `creditLimitQueryOptions`, are made by it.
 *
 * @example
 * await queryClient.prefetchQuery(endpointQueryOptions(lending, getCreditLimit, {}))
 */
export function endpointQueryOptions<E extends Endpoint>(
  source: LendingSource,
  endpoint: E,
  parameters: OwnedParameters<E> | SkipToken,
  staleTime: number = halfAMinute,
): EndpointQueryOptions<E> {
  const scope = toLendingScope(source)
  const queryKey = endpointQueryKey(scope, endpoint, parameters)
  const [, , , ownerId, ids] = queryKey
  return {
    queryKey,
    queryFn:
      parameters === skipToken
        ? skipToken
        : ({ signal }) => requestEndpoint(scope.client, endpoint, { ownerId, ids }, { signal }),
    staleTime,
    retry: false,
    networkMode: 'offlineFirst',
  }
}
