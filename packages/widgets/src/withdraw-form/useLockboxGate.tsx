'use client'
import { type ReactNode, useState } from 'react'
import { businessChunk } from '../acting-for/businessChunk.ts'
import { useChunk } from '../ui/useChunk.ts'

/**
 * Looks for the lockbox account that a withdrawal is paid from. `look` stands beside the form until the account is known to be missing; then `wait` stands in place of
 * the fields, and nothing can be typed that could never be sent.
 */
export function useLockboxGate(customerPartnerId: string | undefined): { look: ReactNode; wait: ReactNode } {
  const { part } = useChunk(businessChunk)
  const [isMissing, setIsMissing] = useState(false)
  if (part === null) return { look: null, wait: null }
  const notice = (
    <part.NoLockbox customerPartnerId={customerPartnerId} onMissing={setIsMissing} isShown={isMissing} />
  )
  return isMissing ? { look: null, wait: notice } : { look: notice, wait: null }
}
