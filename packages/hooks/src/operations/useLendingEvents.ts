'use client'
import type { NoticeChannel } from '@onlend/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useLending } from '../provider/useLending.ts'
import { noticesOf } from './noticesOf.ts'

export type UseLendingEventsParameters = {
  /** @default the provider's; without one, nothing is followed */
  customerPartnerId?: string
}

/** How notices reach this device. `connecting` also before the first answer; `signedOut` and `refused` until the next mount after signing in. */
export type UseLendingEventsReturnType = NoticeChannel

/** Keeps operations and what they touch fresh while mounted: one shared stream per partner, polling where streams do not get through. */
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
