'use client'
import { callEndpoint } from '@onlend/core'
import { type AuditRecord, listAudit } from '@onlend/core/relay'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { useLending } from '../lending/useLending.ts'
import { type PlacedPages, type PlacedPagesConfig, usePlacedPages } from './usePlacedPages.ts'

export type UseAuditParameters = PlacedPagesConfig<AuditRecord>
export type UseAuditReturnType = PlacedPages<AuditRecord>

/**
 * Reads who confirmed, approved, resolved, assigned, dismissed, revoked and erased what, oldest first and 200 at a time: `fetchNextPage` for more.
 * For operators alone; answered by the relay.
 *
 * @example
 * const { data, fetchNextPage } = useAudit()
 */
export function useAudit({ query }: UseAuditParameters = {}): UseAuditReturnType {
  const lending = useLending()
  return usePlacedPages({
    ...(query && { query }),
    // Apart from a read of one page, which is another value.
    queryKey: endpointQueryKey(lending, listAudit, { after: 'all' }),
    read: (after, signal) =>
      callEndpoint(lending.client, listAudit, after === null ? {} : { after }, { signal }),
  })
}
