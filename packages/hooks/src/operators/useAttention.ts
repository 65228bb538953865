'use client'
import { callEndpoint } from '@onlend/core'
import { type AttentionOperation, listAttention } from '@onlend/core/relay'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { useLending } from '../lending/useLending.ts'
import {
  type UsePlacedPagesParameters,
  type UsePlacedPagesReturnType,
  usePlacedPages,
} from './usePlacedPages.ts'

type UseAttentionParameters = Pick<UsePlacedPagesParameters<AttentionOperation>, 'query'>
type UseAttentionReturnType = UsePlacedPagesReturnType<AttentionOperation>

/**
 * Reads the operations that need an operator, of every partner, oldest first and 200 at a time: `fetchNextPage` for more. The hook refetches every 15
 * seconds and with change events. For operators alone; answered by the relay.
 *
 * @example
 * const { data, fetchNextPage } = useAttention()
 */
export function useAttention({ query }: UseAttentionParameters = {}): UseAttentionReturnType {
  const lending = useLending()
  return usePlacedPages({
    ...(query && { query }),
    // The key differs from that of a single page, whose data has another shape.
    queryKey: endpointQueryKey(lending, listAttention, { after: 'all' }),
    read: (after, signal) =>
      callEndpoint(lending.client, listAttention, after === null ? {} : { after }, { signal }),
  })
}
