import { type LendingError, listBanks } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import { type SkipToken, type UseQueryResult, skipToken } from '@tanstack/react-query'
import type { LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type Banks = EndpointOutput<typeof listBanks>

export type UseBanksParameters<Data = Banks> =
  | (OwnedParameters<typeof listBanks> & Pick<UseEndpointQueryParameters<typeof listBanks, Data>, 'query'>)
  | SkipToken
export type UseBanksReturnType<Data = Banks> = UseQueryResult<Data, LendingError>

/**
 * The key under which `useBanks` caches, for reading, setting or invalidating it (Partner API, Endpoint 14).
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: banksQueryKey(lending, { country: 'nigeria' }) })
 */
export function banksQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof listBanks> | SkipToken,
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
  parameters: OwnedParameters<typeof listBanks> | SkipToken,
): EndpointQueryOptions<typeof listBanks> {
  return endpointQueryOptions(source, listBanks, wholeBankList(parameters), 24 * 60 * 60_000)
}

/**
 * Reads the banks of a country, at most 100 and without a next page (Partner API, Endpoint 14).
 *
 * @example
 * const { data: banks = [] } = useBanks({ country: 'nigeria' })
 */
export function useBanks<Data = Banks>(parameters: UseBanksParameters<Data>): UseBanksReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => banksQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}

type BanksParameters = OwnedParameters<typeof listBanks> | SkipToken

/** As many banks as one answer can hold, unless told otherwise: the service shows no way to a second page. */
function wholeBankList(parameters: BanksParameters): BanksParameters {
  return parameters === skipToken ? skipToken : { perPage: 100, ...parameters }
}
