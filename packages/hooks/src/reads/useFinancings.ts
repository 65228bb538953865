'use client'
import type { EndpointOutput, LendingError, listFinancings } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { financingsQueryOptions } from './financingsQueryOptions.ts'

type Financings = EndpointOutput<typeof listFinancings>

export type UseFinancingsParameters = OwnedParameters<typeof listFinancings> | SkipToken
export type UseFinancingsReturnType<Data = Financings> = UseQueryResult<Data, LendingError>

/** Reads the financed transactions of a customer partner (Partner API, Endpoint 5). */
export function useFinancings<Data = Financings>(
  parameters: UseFinancingsParameters = {},
  config: EndpointQueryConfig<typeof listFinancings, Data> = {},
): UseFinancingsReturnType<Data> {
  return useEndpointQuery((lending) => financingsQueryOptions(lending, parameters), config)
}
