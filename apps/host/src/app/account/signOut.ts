import { clearLendingData } from '@onlend/hooks'

/** Ends the session and forgets what this device kept of it: drafts and withdrawals in flight stay with the relay. */
export async function signOut(): Promise<void> {
  clearLendingData()
  await fetch('/sign-out', { method: 'POST' })
}
