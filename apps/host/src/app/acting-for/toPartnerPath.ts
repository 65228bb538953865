import type { Account } from '../account/Account.ts'
import { readPartnerPath } from './readPartnerPath.ts'
import { writePartnerPath } from './writePartnerPath.ts'

/** The address that an address without a business leads to: the same page of one; `null` where it names one already, or the person has none. */
export function toPartnerPath(account: Account, path: string, cookies: string): string | null {
  if (readPartnerPath(path)) return null
  // A colleague's link to an assessment named its business at its end.
  const [, asked] = /^\/assessment\/([^/]+)$/.exec(path) ?? []
  if (asked !== undefined) return `/p/${asked}/assessment`
  const partnerId = lastPartner(account, cookies)
  if (partnerId === null) return null
  const [, bare = '', page = '/'] = /^(\/bare(?=\/|$))?(\/.*)?$/.exec(path) ?? []
  // The portfolio is the home of a channel partner.
  const isHome = page === '/' && account.channelPartnerId !== null
  return bare + writePartnerPath(partnerId, isHome ? '/portfolio' : page)
}

const cookie = /(?:^|;\s*)marketday_partner=([^;\s]{1,400})(?=;|$)/

/** The business that an address without one opens: the last that this person chose, else their first; `null` where they have none. */
function lastPartner(account: Account, cookies: string): string | null {
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
