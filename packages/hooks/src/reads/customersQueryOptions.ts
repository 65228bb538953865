import { listCustomers } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What `useCustomers` asks for, for prefetching, loaders and servers (Partner API, Endpoint 3). */
export function customersQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listCustomers> | SkipToken = {},
): EndpointQueryOptions<typeof listCustomers> {
  return endpointQueryOptions(source, listCustomers, parameters, 60_000)
}
