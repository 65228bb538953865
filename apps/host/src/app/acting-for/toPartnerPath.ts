import type { Account } from '../account/Account.ts'
import { lastPartner } from './lastPartner.ts'
import { readPartnerPath } from './readPartnerPath.ts'
import { writePartnerPath } from './writePartnerPath.ts'

/** Where an address that names no business leads: the same page, for somebody; `null` where it names one, or there is nobody to act for. */
export function toPartnerPath(account: Account, path: string, cookies: string): string | null {
  if (readPartnerPath(path)) return null
  // A colleague's link to an assessment named its business at its end.
  const [, asked] = /^\/assessment\/([^/]+)$/.exec(path) ?? []
  if (asked !== undefined) return `/p/${asked}/assessment`
  const partnerId = lastPartner(account, cookies)
  return partnerId === null ? null : writePartnerPath(partnerId, path)
}
