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

export type UseAuditParameters = Pick<UsePlacedPagesParameters<AuditRecord>, 'query'>
export type UseAuditReturnType = UsePlacedPagesReturnType<AuditRecord>

/**
 * Reads who confirmed, approved, resolved, assigned, dismissed, revoked and erased what, newest first and 200 at a time: `fetchNextPage`
 * for earlier ones. For operators alone; answered by the relay.
 *
 * @example
 * const { data, fetchNextPage } = useAudit()
 */
export function useAudit({ query }: UseAuditParameters = {}): UseAuditReturnType {
  const lending = useLending()
  return usePlacedPages({
    // What was done is not done again: a reader reloads.
    query: { refetchInterval: false, ...query },
    // Apart from a read of one page, which is another value.
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
