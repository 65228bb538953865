import { getCreditLimit } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What `useCreditLimit` asks for, for prefetching, loaders and servers (Partner API, Endpoint 9). */
export function creditLimitQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof getCreditLimit> | SkipToken = {},
): EndpointQueryOptions<typeof getCreditLimit> {
  return endpointQueryOptions(source, getCreditLimit, parameters, 60_000)
}
