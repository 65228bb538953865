import { listFinancings } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What `useFinancings` asks for, for prefetching, loaders and servers (Partner API, Endpoint 5). */
export function financingsQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listFinancings> | SkipToken = {},
): EndpointQueryOptions<typeof listFinancings> {
  return endpointQueryOptions(source, listFinancings, parameters, 60_000)
}
