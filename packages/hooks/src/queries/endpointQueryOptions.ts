import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import { requestEndpoint } from '@onlend/core'
import { type QueryFunction, type SkipToken, skipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from './endpointQueryKey.ts'
import type { OwnedParameters } from './readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { toLendingScope } from '../lending/toLendingScope.ts'

/** The options with which TanStack Query reads one endpoint: for hooks, `prefetchQuery`, loaders and servers. */
export type EndpointQueryOptions<E extends Endpoint> = {
  queryKey: EndpointQueryKey<E>
  queryFn: QueryFunction<EndpointOutput<E>, EndpointQueryKey<E>> | SkipToken
  /** Milliseconds that the data stays fresh. */
  staleTime: number
  /** The client already tries reads again, with back-off. */
  retry: false
  /** A first try runs even when the device seems offline. */
  networkMode: 'offlineFirst'
}

const halfAMinute = 30_000

/**
 * Makes the query options of any read endpoint; the named ones, such as `creditLimitQueryOptions`, use it.
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
