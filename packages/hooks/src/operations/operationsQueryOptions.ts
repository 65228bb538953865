import { listOperations } from '@onlend/core/relay'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'

/** What `useOperations` asks for: the newest operations of a customer partner first, at most 200. */
export function operationsQueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof listOperations> | SkipToken = {},
): EndpointQueryOptions<typeof listOperations> {
  return endpointQueryOptions(source, listOperations, parameters, 10_000)
}
