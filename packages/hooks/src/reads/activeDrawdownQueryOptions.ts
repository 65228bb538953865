import { getActiveDrawdown } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What `useActiveDrawdown` asks for, for prefetching, loaders and servers (Partner API, Endpoint 8). */
export function activeDrawdownQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof getActiveDrawdown> | SkipToken = {},
): EndpointQueryOptions<typeof getActiveDrawdown> {
  return endpointQueryOptions(source, getActiveDrawdown, parameters, 60_000)
}
