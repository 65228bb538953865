import type { Account } from '../account/Account.ts'

const cookie = /(?:^|;\s*)marketday_partner=([^;\s]{1,400})(?=;|$)/

/** The business that an address without one opens: the last that this person chose, else their first; `null` where they have none. */
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
