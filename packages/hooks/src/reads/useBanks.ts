import { listBanks } from '@onlend/core'
import {
  bankCountries,
  type BankCountry,
  type EndpointOutput,
  suggestName,
  warnUnknownName,
} from '@onlend/core/internal'
import { type SkipToken, skipToken } from '@tanstack/react-query'
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

// A bundler replaces `process.env.NODE_ENV`, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Warns, during development, about a country for which the service is not known to list banks. A host's own bank list can have more countries: for such a
 * list the function warns only about a misspelt name.
 */
function warnUnknownCountry(country: string, isListed: boolean): void {
  if (process.env.NODE_ENV === 'production') return
  if (!isListed && suggestName(country, bankCountries) === null) return
  warnUnknownName({
    name: country,
    what: 'country that the kit knows, which go by their English names in lower case',
    known: bankCountries,
    effect: 'the service may list no banks for it',
  })
}
