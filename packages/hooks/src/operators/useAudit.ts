'use client'
import { callEndpoint } from '@onlend/core'
import { type AuditRecord, listAudit } from '@onlend/core/relay'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { useLending } from '../lending/useLending.ts'
import {
  type UsePlacedPagesParameters,
  type UsePlacedPagesReturnType,
  usePlacedPages,
} from './usePlacedPages.ts'

type UseAuditParameters = Pick<UsePlacedPagesParameters<AuditRecord>, 'query'>
type UseAuditReturnType = UsePlacedPagesReturnType<AuditRecord>

/**
 * Reads the audit: who confirmed, approved, resolved, assigned, dismissed, revoked and erased what, newest first and 200 at a time:
 * `fetchNextPage` for earlier entries. For operators alone; answered by the relay.
 *
 * @example
 * const { data, fetchNextPage } = useAudit()
 */
export function useAudit({ query }: UseAuditParameters = {}): UseAuditReturnType {
  const lending = useLending()
  return usePlacedPages({
    // An entry of the audit never changes: a reader reloads for new ones.
    query: { refetchInterval: false, ...query },
    // The key differs from that of a single page, whose data has another shape.
    queryKey: endpointQueryKey(lending, listAudit, { order: 'newest', after: 'all' }),
    read: (after, signal) =>
      callEndpoint(
        lending.client,
        listAudit,
        { order: 'newest', ...(after !== null && { after }) },
        { signal },
      ),
  })
}
