import { getActiveDrawdown } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which `useActiveDrawdown` caches, for reading, setting or invalidating it (Partner API, Endpoint 8). */
export function activeDrawdownQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof getActiveDrawdown> | SkipToken = {},
): EndpointQueryKey<typeof getActiveDrawdown> {
  return endpointQueryKey(source, getActiveDrawdown, parameters)
}
