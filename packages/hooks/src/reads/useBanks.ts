import { type LendingError, listBanks } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/fillOwner.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../queries/useEndpointQuery.ts'
import { wholeBankList } from './wholeBankList.ts'

type Banks = EndpointOutput<typeof listBanks>

export type UseBanksParameters = OwnedParameters<typeof listBanks> | SkipToken
export type UseBanksReturnType<Data = Banks> = UseQueryResult<Data, LendingError>

/**
 * The key under which `useBanks` caches, for reading, setting or invalidating it (Partner API, Endpoint 14).
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: banksQueryKey(lending, { country: 'nigeria' }) })
 */
export function banksQueryKey(
  source: LendingSource,
  parameters: UseBanksParameters,
): EndpointQueryKey<typeof listBanks> {
  return endpointQueryKey(source, listBanks, wholeBankList(parameters))
}

/**
 * What `useBanks` asks for, for prefetching, loaders and servers (Partner API, Endpoint 14).
 *
 * @example
 * await queryClient.prefetchQuery(banksQueryOptions(lending, { country: 'nigeria' }))
 */
export function banksQueryOptions(
  source: LendingSource,
  parameters: UseBanksParameters,
): EndpointQueryOptions<typeof listBanks> {
  return endpointQueryOptions(source, listBanks, wholeBankList(parameters), 24 * 60 * 60_000)
}

/**
 * Reads the banks of a country, at most 100 and without a next page (Partner API, Endpoint 14).
 *
 * @example
 * const { data: banks = [] } = useBanks({ country: 'nigeria' })
 */
export function useBanks<Data = Banks>(
  parameters: UseBanksParameters,
  config: EndpointQueryConfig<typeof listBanks, Data> = {},
): UseBanksReturnType<Data> {
  return useEndpointQuery((lending) => banksQueryOptions(lending, parameters), config)
}
