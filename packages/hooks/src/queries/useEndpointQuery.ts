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

/** The parameters of a read's hook: the ids of its path and TanStack's options. The hook reads nothing for `skipToken`. */
export type ReadParameters<E extends Endpoint, Data = EndpointOutput<E>> =
  | (OwnedParameters<E> & Pick<UseEndpointQueryParameters<E, Data>, 'query'>)
  | SkipToken

/** TanStack's result of a read. */
export type ReadResult<Data> = UseQueryResult<Data, LendingError>

/**
 * Reads an endpoint through the provider's cache; returns TanStack's result unchanged.
 *
 * @example
 * useEndpointQuery({ getOptions: (lending) => endpointQueryOptions(lending, getCreditLimit, {}), query: { staleTime: 60_000 } })
 */
export function useEndpointQuery<E extends Endpoint, Data = EndpointOutput<E>>({
  getOptions,
  query,
}: UseEndpointQueryParameters<E, Data>): ReadResult<Data> {
  const lending = useLending()
  const { queryKey, queryFn, ...defaults } = getOptions(lending)
  return useQuery<EndpointOutput<E>, LendingError, Data, EndpointQueryKey<E>>(
    { ...defaults, ...query, queryKey, queryFn },
    lending.queryClient,
  )
}
