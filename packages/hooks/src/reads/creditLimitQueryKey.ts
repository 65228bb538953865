import { getCreditLimit } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which `useCreditLimit` caches, for reading, setting or invalidating it (Partner API, Endpoint 9). */
export function creditLimitQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof getCreditLimit> | SkipToken = {},
): EndpointQueryKey<typeof getCreditLimit> {
  return endpointQueryKey(source, getCreditLimit, parameters)
}
