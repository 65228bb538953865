import type { Account } from '../account/Account.ts'

const aYear = 365 * 24 * 60 * 60
const cookie = /(?:^|;\s*)marketday_partner=([^;\s]{1,400})(?=;|$)/

/** Remembers on this device for whom somebody chose to act, apart from anybody else who signs in on it. */
export function rememberPartner(account: Account, partnerId: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = `${encodeURIComponent(account.id)}:${encodeURIComponent(partnerId)}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the phones that this is for
  document.cookie = `marketday_partner=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

/** For whom an address without a business is opened: the last that this person chose, else their first; `null` for nobody. */
export function lastPartner(account: Account, cookies: string): string | null {
  const [userId, partnerId] = (cookie.exec(cookies)?.[1] ?? '').split(':').map(decode)
  const isOwn = account.customerPartners.some(({ id }) => id === partnerId)
  const mayBeOwn = isOwn || account.channelPartnerId !== null
  if (partnerId && userId === account.id && mayBeOwn) return partnerId
  return account.customerPartners[0]?.id ?? null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
