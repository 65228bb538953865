'use client'
import { callEndpoint } from '@onlend/core'
import { type InboxEvent, listInboxEvents } from '@onlend/core/relay'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { useLending } from '../lending/useLending.ts'
import {
  type UsePlacedPagesParameters,
  type UsePlacedPagesReturnType,
  usePlacedPages,
} from './usePlacedPages.ts'

type UseInboxParameters = Pick<UsePlacedPagesParameters<InboxEvent>, 'query'> & {
  /** The partner that the events name. @default the events of every partner and of none; the provider's partner does not count */
  customerPartnerId?: string
  /**
   * `unread`: the webhooks without a final outcome, most often of an operation in progress; `dismissed`: the dismissed events. Both for operators, and
   * without `customerPartnerId`. @default the events that wait for an operator
   */
  why?: 'unread' | 'dismissed'
}

type UseInboxReturnType = UsePlacedPagesReturnType<InboxEvent>

/**
 * Reads the settlement events without an operation, oldest first and 200 at a time: `fetchNextPage` for more. The hook refetches every 15
 * seconds and with change events. For operators, and a channel partner's people for their partners; answered by the relay.
 *
 * @example
 * const { data } = useInbox({ why: 'dismissed' })
 * const events = data?.pages.flat() ?? []
 */
export function useInbox({ query, ...filters }: UseInboxParameters = {}): UseInboxReturnType {
  const lending = useLending()
  return usePlacedPages({
    ...(query && { query }),
    // The key differs from that of a single page, whose data has another shape.
    queryKey: endpointQueryKey(lending, listInboxEvents, { ...filters, after: 'all' }),
    read: (after, signal) => {
      const parameters = after === null ? filters : { ...filters, after }
      return callEndpoint(lending.client, listInboxEvents, parameters, { signal })
    },
  })
}
