'use client'
import type { EndpointOutput, LendingError, listBanks } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { banksQueryOptions } from './banksQueryOptions.ts'

type Banks = EndpointOutput<typeof listBanks>

export type UseBanksParameters = OwnedParameters<typeof listBanks> | SkipToken
export type UseBanksReturnType<Data = Banks> = UseQueryResult<Data, LendingError>

/** Reads the banks of a country, at most 100 and without a next page (Partner API, Endpoint 14). */
export function useBanks<Data = Banks>(
  parameters: UseBanksParameters,
  config: EndpointQueryConfig<typeof listBanks, Data> = {},
): UseBanksReturnType<Data> {
  return useEndpointQuery((lending) => banksQueryOptions(lending, parameters), config)
}
