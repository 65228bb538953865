'use client'
import { useEffect } from 'react'
import { getPartnerChanges } from '../../operations/getPartnerChanges.ts'
import { useLending } from '../../lending/useLending.ts'

/** Follows a partner's change events while there is one to follow. */
export function useChangeEvents(customerPartnerId: string | null): void {
  const lending = useLending()
  useEffect(() => {
    if (customerPartnerId === null) return
    return getPartnerChanges(lending).follow(customerPartnerId, () => undefined)
  }, [lending, customerPartnerId])
}
