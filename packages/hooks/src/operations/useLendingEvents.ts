'use client'
import type { ChangeEventChannel } from '@onlend/core/relay'
import { useCallback, useSyncExternalStore } from 'react'
import { useLending } from '../lending/useLending.ts'
import { getPartnerChanges } from './getPartnerChanges.ts'

type UseLendingEventsParameters = {
  /** The partner to follow. @default the provider's; without one, the hook follows nothing */
  customerPartnerId?: string | undefined
}

/**
 * The channel of change events to this device. `connecting` also before the first answer; `signedOut` and `refused` until the next successful read,
 * or the next mount.
 */
type UseLendingEventsReturnType = ChangeEventChannel

/**
 * Keeps operations and the reads that they touch fresh while mounted: one stream a tab, polling for further partners, for a tab for
 * which the relay has no room and for networks that block streams. Pauses while the page is hidden.
 *
 * @example
 * const channel = useLendingEvents({ customerPartnerId: 'cp_1' })
 */
export function useLendingEvents({
  customerPartnerId,
}: UseLendingEventsParameters = {}): UseLendingEventsReturnType {
  const lending = useLending()
  const changeEvents = getPartnerChanges(lending)
  const partnerId = customerPartnerId ?? lending.customerPartnerId
  const follow = useCallback(
    (onChange: () => void) =>
      partnerId === null ? () => undefined : changeEvents.follow(partnerId, onChange),
    [changeEvents, partnerId],
  )
  return useSyncExternalStore(
    follow,
    () => (partnerId === null ? 'connecting' : changeEvents.getChannel(partnerId)),
    () => 'connecting',
  )
}
