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

export type UseInboxParameters = Pick<UsePlacedPagesParameters<InboxEvent>, 'query'> & {
  /** Only the events that name this partner. @default those of every partner, and those that name none; the provider's partner does not count */
  customerPartnerId?: string
  /**
   * `unread`: the webhooks that hold nothing final, most often of something on its way; `dismissed`: what was closed. Both for operators, and
   * without `customerPartnerId`. @default what waits for an operator
   */
  why?: 'unread' | 'dismissed'
}

export type UseInboxReturnType = UsePlacedPagesReturnType<InboxEvent>

/**
 * Reads the settlement events that are tied to no operation, oldest first and 200 at a time: `fetchNextPage` for more. Read again every 15
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
    // Apart from a read of one page, which is another value.
    queryKey: endpointQueryKey(lending, listInboxEvents, { ...filters, after: 'all' }),
    read: (after, signal) => {
      const parameters = after === null ? filters : { ...filters, after }
      return callEndpoint(lending.client, listInboxEvents, parameters, { signal })
    },
  })
}
