import { clearLendingData } from '@onlend/hooks'
import { forgetEarlyAnswers } from '../boot/forgetEarlyAnswers.ts'

/** Ends the session and forgets what this device kept of it: drafts and withdrawals in flight stay with the relay. */
export async function signOut(): Promise<void> {
  clearLendingData()
  forgetEarlyAnswers()
  await fetch('/sign-out', { method: 'POST' })
}
