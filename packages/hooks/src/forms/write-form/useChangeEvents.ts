'use client'
import { useEffect } from 'react'
import { changeEventsOf } from '../../operations/changeEventsOf.ts'
import { useLending } from '../../provider/useLending.ts'

/** Follows a partner's change events while there is one to follow. */
export function useChangeEvents(customerPartnerId: string | null): void {
  const lending = useLending()
  useEffect(() => {
    if (customerPartnerId === null) return
    return changeEventsOf(lending).follow(customerPartnerId, () => undefined)
  }, [lending, customerPartnerId])
}
