import { getSession } from '@onlend/core'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What `useSession` asks for, for prefetching, loaders and servers. */
export function sessionQueryOptions(source: LendingSource): EndpointQueryOptions<typeof getSession> {
  return endpointQueryOptions(source, getSession, {}, 5 * 60_000)
}
