import { listFinancings } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which `useFinancings` caches, for reading, setting or invalidating it (Partner API, Endpoint 5). */
export function financingsQueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof listFinancings> | SkipToken = {},
): EndpointQueryKey<typeof listFinancings> {
  return endpointQueryKey(source, listFinancings, parameters)
}
