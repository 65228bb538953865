import type { EndpointOutput } from '@onlend/core/internal'
import { getTenant } from '@onlend/core/relay'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { toLendingScope } from '../lending/toLendingScope.ts'
import {
  type UseEndpointQueryParameters,
  type ReadResult,
  useEndpointQuery,
} from '../queries/useEndpointQuery.ts'

/**
 * The query options of `useTenant`, for prefetching, loaders and servers.
 *
 * @example
 * await queryClient.prefetchQuery(tenantQueryOptions(lending))
 */
export function tenantQueryOptions(source: LendingSource): EndpointQueryOptions<typeof getTenant> {
  const { customerPartnerId } = toLendingScope(source)
  const parameters = customerPartnerId ? { customerPartnerId } : {}
  return endpointQueryOptions(source, getTenant, parameters, 30 * 60_000)
}

/**
 * Reads the brand of the session, or of the host name before sign-in; `null` when there is none. People of several businesses get that of the one
 * they act for. Fresh for half an hour. Answered by the relay.
 *
 * @example
 * const { data: tenant } = useTenant()
 */
export function useTenant<Data = EndpointOutput<typeof getTenant>>({
  query,
}: Pick<UseEndpointQueryParameters<typeof getTenant, Data>, 'query'> = {}): ReadResult<Data> {
  return useEndpointQuery({ getOptions: tenantQueryOptions, query })
}
