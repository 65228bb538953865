import { getSession } from '@onlend/core'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which `useSession` caches. */
export function sessionQueryKey(source: LendingSource): EndpointQueryKey<typeof getSession> {
  return endpointQueryKey(source, getSession, {})
}
