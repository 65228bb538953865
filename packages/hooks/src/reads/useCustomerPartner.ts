'use client'
import type { EndpointOutput, LendingError, getCustomerPartner } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { customerPartnerQueryOptions } from './customerPartnerQueryOptions.ts'

type CustomerPartner = EndpointOutput<typeof getCustomerPartner>

export type UseCustomerPartnerParameters = OwnedParameters<typeof getCustomerPartner> | SkipToken
export type UseCustomerPartnerReturnType<Data = CustomerPartner> = UseQueryResult<Data, LendingError>

/** Reads a customer partner with its lockbox account (Partner API, Endpoint 12). */
export function useCustomerPartner<Data = CustomerPartner>(
  parameters: UseCustomerPartnerParameters = {},
  config: EndpointQueryConfig<typeof getCustomerPartner, Data> = {},
): UseCustomerPartnerReturnType<Data> {
  return useEndpointQuery((lending) => customerPartnerQueryOptions(lending, parameters), config)
}
