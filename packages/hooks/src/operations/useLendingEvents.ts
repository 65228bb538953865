'use client'
import type { ChangeEventChannel } from '@onlend/core/relay'
import { useCallback, useSyncExternalStore } from 'react'
import { useLending } from '../lending/useLending.ts'
import { getPartnerChanges } from './getPartnerChanges.ts'

export type UseLendingEventsParameters = {
  /** @default the provider's; without one, nothing is followed */
  customerPartnerId?: string
}

/** How change events reach this device. `connecting` also before the first answer; `signedOut` and `refused` until something can be read again, or the next mount. */
export type UseLendingEventsReturnType = ChangeEventChannel

/**
 * Keeps operations and what they touch fresh while mounted: one shared stream per partner and two at most, polling for further partners and
 * where streams do not get through. Pauses while the page is hidden.
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
