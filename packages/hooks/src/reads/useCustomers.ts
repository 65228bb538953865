'use client'
import type { EndpointOutput, LendingError, listCustomers } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { customersQueryOptions } from './customersQueryOptions.ts'

type Customers = EndpointOutput<typeof listCustomers>

export type UseCustomersParameters = OwnedParameters<typeof listCustomers> | SkipToken
export type UseCustomersReturnType<Data = Customers> = UseQueryResult<Data, LendingError>

/** Reads the customers of a customer partner, deleted ones included (Partner API, Endpoint 3). */
export function useCustomers<Data = Customers>(
  parameters: UseCustomersParameters = {},
  config: EndpointQueryConfig<typeof listCustomers, Data> = {},
): UseCustomersReturnType<Data> {
  return useEndpointQuery((lending) => customersQueryOptions(lending, parameters), config)
}
