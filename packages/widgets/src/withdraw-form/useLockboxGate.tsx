'use client'
import { type ReactNode, useState } from 'react'
import { NoLockbox } from '../acting-for/NoLockbox.tsx'

/**
 * Looks for the lockbox account that a withdrawal is paid from. `look` stands beside the form until the account is known to be missing; then `wait` stands in place of
 * the fields, and nothing can be typed that could never be sent.
 */
export function useLockboxGate(customerPartnerId: string | undefined): { look: ReactNode; wait: ReactNode } {
  const [isMissing, setIsMissing] = useState(false)
  const notice = (
    <NoLockbox customerPartnerId={customerPartnerId} onMissing={setIsMissing} isShown={isMissing} />
  )
  return isMissing ? { look: null, wait: notice } : { look: notice, wait: null }
}
