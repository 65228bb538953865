import type { Account } from '../account/Account.ts'

const aYear = 365 * 24 * 60 * 60

/** Remembers on this device the business that a person chose to act for, separately for each person. */
export function rememberPartner(account: Account, partnerId: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = `${encodeURIComponent(account.id)}:${encodeURIComponent(partnerId)}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the phones that this is for
  document.cookie = `marketday_partner=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}
