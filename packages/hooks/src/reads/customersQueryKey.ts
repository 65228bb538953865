import { listCustomers } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which `useCustomers` caches, for reading, setting or invalidating it (Partner API, Endpoint 3). */
export function customersQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCustomers> | SkipToken = {},
): EndpointQueryKey<typeof listCustomers> {
  return endpointQueryKey(source, listCustomers, parameters)
}
