'use client'
import { useEffect } from 'react'
import { noticesOf } from '../../operations/noticesOf.ts'
import { useLending } from '../../provider/useLending.ts'

/** Follows a partner's notices while there is one to follow. */
export function useNotices(customerPartnerId: string | null): void {
  const lending = useLending()
  useEffect(() => {
    if (customerPartnerId === null) return
    return noticesOf(lending).follow(customerPartnerId, () => undefined)
  }, [lending, customerPartnerId])
}
