'use client'
import type { EndpointOutput, LendingError, getCreditLimit } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { creditLimitQueryOptions } from './creditLimitQueryOptions.ts'

type CreditLimit = EndpointOutput<typeof getCreditLimit>

export type UseCreditLimitParameters = OwnedParameters<typeof getCreditLimit> | SkipToken
export type UseCreditLimitReturnType<Data = CreditLimit> = UseQueryResult<Data, LendingError>

/** Reads the current credit limit; `null` when there is none (Partner API, Endpoint 9). */
export function useCreditLimit<Data = CreditLimit>(
  parameters: UseCreditLimitParameters = {},
  config: EndpointQueryConfig<typeof getCreditLimit, Data> = {},
): UseCreditLimitReturnType<Data> {
  return useEndpointQuery((lending) => creditLimitQueryOptions(lending, parameters), config)
}
