import type { LendingError, Session } from '@onlend/core'
import { getSession } from '@onlend/core/relay'
import type { UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

export type UseSessionParameters<Data = Session> = Pick<
  UseEndpointQueryParameters<typeof getSession, Data>,
  'query'
>
export type UseSessionReturnType<Data = Session> = UseQueryResult<Data, LendingError>

/**
 * The query options of `useSession`, for prefetching, loaders, servers and, with their `queryKey`, invalidation.
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
export function useSession<Data = Session>({
  query,
}: UseSessionParameters<Data> = {}): UseSessionReturnType<Data> {
  return useEndpointQuery({ getOptions: sessionQueryOptions, query })
}
