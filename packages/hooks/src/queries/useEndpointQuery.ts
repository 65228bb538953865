'use client'
import type { LendingError } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { EndpointQueryKey } from './endpointQueryKey.ts'
import type { EndpointQueryOptions } from './endpointQueryOptions.ts'
import type { Lending } from '../lending/Lending.ts'
import { useLending } from '../lending/useLending.ts'

/** TanStack's own options for a read, `select` included; the key and the function are the kit's. */
export type EndpointQueryConfig<E extends Endpoint, Data = EndpointOutput<E>> = {
  query?: Omit<
    UseQueryOptions<EndpointOutput<E>, LendingError, Data, EndpointQueryKey<E>>,
    'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
  >
}

/**
 * Reads an endpoint through the provider's cache; returns TanStack's result as it is.
 *
 * @example
 * const limit = useEndpointQuery((lending) => creditLimitQueryOptions(lending))
 */
export function useEndpointQuery<E extends Endpoint, Data = EndpointOutput<E>>(
  makeOptions: (lending: Lending) => EndpointQueryOptions<E>,
  { query }: EndpointQueryConfig<E, Data> = {},
): UseQueryResult<Data, LendingError> {
  const lending = useLending()
  const { queryKey, queryFn, ...defaults } = makeOptions(lending)
  return useQuery<EndpointOutput<E>, LendingError, Data, EndpointQueryKey<E>>(
    { ...defaults, ...query, queryKey, queryFn },
    lending.queryClient,
  )
}
