import { clearLendingData } from '@onlend/hooks'
import { forgetEarlyAnswers } from '../boot/forgetEarlyAnswers.ts'

/**
 * Ends the session and forgets what this device kept of it: drafts and withdrawals in flight stay with the relay. Returns whether the server
 * has ended it: without a link the cookie is still good, and the next person at this device would be taken for this one.
 */
export async function signOut(): Promise<boolean> {
  const cleared = clearLendingData()
  forgetEarlyAnswers()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the phones that this is for
  document.cookie = 'marketday_standings=; Path=/; Max-Age=0; SameSite=Lax'
  const answer = await fetch('/sign-out', { method: 'POST' }).catch(() => null)
  await cleared
  return answer?.ok === true
}
