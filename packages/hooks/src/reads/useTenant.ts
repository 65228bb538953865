import type { LendingError } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import { getTenant } from '@onlend/core/relay'
import type { UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type Tenant = EndpointOutput<typeof getTenant>

export type UseTenantParameters<Data = Tenant> = Pick<
  UseEndpointQueryParameters<typeof getTenant, Data>,
  'query'
>
export type UseTenantReturnType<Data = Tenant> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useTenant`, for prefetching, loaders, servers and, with their `queryKey`, invalidation.
 *
 * @example
 * await queryClient.prefetchQuery(tenantQueryOptions(lending))
 */
export function tenantQueryOptions(source: LendingSource): EndpointQueryOptions<typeof getTenant> {
  return endpointQueryOptions(source, getTenant, {}, 30 * 60_000)
}

/**
 * Reads the brand of the session, or of the host name before sign-in; `null` when there is none. Fresh for half an hour.
 * Answered by the relay.
 *
 * @example
 * const { data: tenant } = useTenant()
 */
export function useTenant<Data = Tenant>({
  query,
}: UseTenantParameters<Data> = {}): UseTenantReturnType<Data> {
  return useEndpointQuery({ getOptions: tenantQueryOptions, query })
}
