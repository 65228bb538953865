import { listOperations } from '@onlend/core/relay'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'

/** The key under which `useOperations` caches. */
export function operationsQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof listOperations> | SkipToken = {},
): EndpointQueryKey<typeof listOperations> {
  return endpointQueryKey(source, listOperations, parameters)
}
