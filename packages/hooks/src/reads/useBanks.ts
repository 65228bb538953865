import { listBanks } from '@onlend/core'
import type { BankCountry, EndpointOutput } from '@onlend/core/internal'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import { warnUnknownCountry } from '../banks/warnUnknownCountry.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import { readQuery } from '../queries/readQuery.ts'
import {
  type UseEndpointQueryParameters,
  type ReadResult,
  useEndpointQuery,
} from '../queries/useEndpointQuery.ts'

/** The parameters of a bank list, with a known country. */
type BanksOfCountry = Omit<OwnedParameters<typeof listBanks>, 'country'> & { country: BankCountry }

/**
 * The query options of `useBanks`, for prefetching, loaders and servers (Partner API, Endpoint 14).
 *
 * @example
 * await queryClient.prefetchQuery(banksQueryOptions(lending, { country: 'nigeria' }))
 */
export function banksQueryOptions(
  source: LendingSource,
  parameters: BanksOfCountry | SkipToken,
): EndpointQueryOptions<typeof listBanks> {
  return endpointQueryOptions(source, listBanks, wholeBankList(parameters), 24 * 60 * 60_000)
}

/**
 * Reads the banks of a country, at most 100 and without a next page (Partner API, Endpoint 14).
 *
 * @example
 * const { data: banks = [] } = useBanks({ country: 'nigeria' })
 */
export function useBanks<Data = EndpointOutput<typeof listBanks>>(
  parameters:
    | (BanksOfCountry & Pick<UseEndpointQueryParameters<typeof listBanks, Data>, 'query'>)
    | SkipToken,
): ReadResult<Data> {
  if (parameters !== skipToken) warnUnknownCountry(parameters.country, parameters.query?.enabled !== false)
  return useEndpointQuery({
    getOptions: (lending) => banksQueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}

type BanksParameters = BanksOfCountry | SkipToken

/** Asks for the most banks of one answer, unless the caller sets `perPage`: the service has no second page. */
function wholeBankList(parameters: BanksParameters): BanksParameters {
  return parameters === skipToken ? skipToken : { perPage: 100, ...parameters }
}
