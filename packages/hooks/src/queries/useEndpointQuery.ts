'use client'
import type { LendingError } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import { type SkipToken, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Lending } from '../lending/Lending.ts'
import { useLending } from '../lending/useLending.ts'
import type { EndpointQueryKey } from './endpointQueryKey.ts'
import type { EndpointQueryOptions } from './endpointQueryOptions.ts'
import type { OwnedParameters } from './readIds.ts'

export type UseEndpointQueryParameters<E extends Endpoint, Data = EndpointOutput<E>> = {
  /** Returns the query options, as `endpointQueryOptions` makes them. */
  getOptions: (lending: Lending) => EndpointQueryOptions<E>
  /** TanStack's options for a read, `select` included; the kit sets the key and the function. */
  query?:
    | Omit<
        UseQueryOptions<EndpointOutput<E>, LendingError, Data, EndpointQueryKey<E>>,
        'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
      >
    | undefined
}

/** The ids of a read and TanStack's options for it; `skipToken` as long as the ids are not known. */
export type ReadParameters<E extends Endpoint, Data> =
  | (OwnedParameters<E> & Pick<UseEndpointQueryParameters<E, Data>, 'query'>)
  | SkipToken

/**
 * Reads an endpoint through the provider's cache; returns TanStack's result unchanged.
 *
 * @example
 * useEndpointQuery({ getOptions: (lending) => endpointQueryOptions(lending, getCreditLimit, {}), query: { staleTime: 60_000 } })
 */
export function useEndpointQuery<E extends Endpoint, Data = EndpointOutput<E>>({
  getOptions,
  query,
}: UseEndpointQueryParameters<E, Data>): UseQueryResult<Data, LendingError> {
  const lending = useLending()
  const { queryKey, queryFn, ...defaults } = getOptions(lending)
  return useQuery<EndpointOutput<E>, LendingError, Data, EndpointQueryKey<E>>(
    { ...defaults, ...query, queryKey, queryFn },
    lending.queryClient,
  )
}
