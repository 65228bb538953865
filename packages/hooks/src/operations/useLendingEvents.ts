'use client'
import type { NoticeChannel } from '@onlend/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useLending } from '../provider/useLending.ts'
import { noticesOf } from './noticesOf.ts'

export type UseLendingEventsParameters = {
  /** @default the provider's; without one, nothing is followed */
  customerPartnerId?: string
}

/** How notices reach this device. `connecting` also before the first answer; `signedOut` and `refused` until something can be read again, or the next mount. */
export type UseLendingEventsReturnType = NoticeChannel

/**
 * Keeps operations and what they touch fresh while mounted: one shared stream per partner and two at most, polling for further partners and
 * where streams do not get through. Rests while nobody looks at the page.
 */
export function useLendingEvents({
  customerPartnerId,
}: UseLendingEventsParameters = {}): UseLendingEventsReturnType {
  const lending = useLending()
  const notices = noticesOf(lending)
  const partnerId = customerPartnerId ?? lending.customerPartnerId
  const follow = useCallback(
    (onChange: () => void) => (partnerId === null ? () => undefined : notices.follow(partnerId, onChange)),
    [notices, partnerId],
  )
  return useSyncExternalStore(
    follow,
    () => (partnerId === null ? 'connecting' : notices.channelOf(partnerId)),
    () => 'connecting',
  )
}
