import type { EndpointOutput } from '@onlend/core/internal'
import { getSession } from '@onlend/core/relay'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { LendingSource } from '../lending/Lending.ts'
import {
  type UseEndpointQueryParameters,
  type ReadResult,
  useEndpointQuery,
} from '../queries/useEndpointQuery.ts'

/**
 * The query options of `useSession`, for prefetching, loaders and servers.
 *
 * @example
 * await queryClient.prefetchQuery(sessionQueryOptions(lending))
 */
export function sessionQueryOptions(source: LendingSource): EndpointQueryOptions<typeof getSession> {
  return endpointQueryOptions(source, getSession, {}, 5 * 60_000)
}

/**
 * Reads the signed-in person of the host and the partners that the person can act for. Answered by the relay.
 *
 * @example
 * const { data: session } = useSession()
 */
export function useSession<Data = EndpointOutput<typeof getSession>>({
  query,
}: Pick<UseEndpointQueryParameters<typeof getSession, Data>, 'query'> = {}): ReadResult<Data> {
  return useEndpointQuery({ getOptions: sessionQueryOptions, query })
}
