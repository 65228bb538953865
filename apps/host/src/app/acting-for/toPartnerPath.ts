import type { Account } from '../account/Account.ts'
import { lastPartner } from './lastPartner.ts'
import { readPartnerPath } from './readPartnerPath.ts'
import { writePartnerPath } from './writePartnerPath.ts'

/** The address that an address without a business leads to: the same page of one; `null` where it names one already, or the person has none. */
export function toPartnerPath(account: Account, path: string, cookies: string): string | null {
  if (readPartnerPath(path)) return null
  // A colleague's link to an assessment named its business at its end.
  const [, asked] = /^\/assessment\/([^/]+)$/.exec(path) ?? []
  if (asked !== undefined) return `/p/${asked}/assessment`
  const partnerId = lastPartner(account, cookies)
  return partnerId === null ? null : writePartnerPath(partnerId, path)
}
