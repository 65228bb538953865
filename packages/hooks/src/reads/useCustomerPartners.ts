'use client'
import type { EndpointOutput, LendingError, listCustomerPartners } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { customerPartnersQueryOptions } from './customerPartnersQueryOptions.ts'

type CustomerPartners = EndpointOutput<typeof listCustomerPartners>

export type UseCustomerPartnersParameters = OwnedParameters<typeof listCustomerPartners> | SkipToken
export type UseCustomerPartnersReturnType<Data = CustomerPartners> = UseQueryResult<Data, LendingError>

/** Reads the customer partners of a channel partner (Partner API, Endpoint 13). */
export function useCustomerPartners<Data = CustomerPartners>(
  parameters: UseCustomerPartnersParameters = {},
  config: EndpointQueryConfig<typeof listCustomerPartners, Data> = {},
): UseCustomerPartnersReturnType<Data> {
  return useEndpointQuery((lending) => customerPartnersQueryOptions(lending, parameters), config)
}
