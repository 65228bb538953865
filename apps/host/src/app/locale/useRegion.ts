import { useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import { readPartnerPath } from '../acting-for/readPartnerPath.ts'
import { regions } from './regions.ts'

/** The country of the business that the address names, as an ISO code; `undefined` where it is not known. */
export function useRegion(account: Account | null | undefined): string | undefined {
  const [path] = useLocation()
  const partnerId = readPartnerPath(path)?.partnerId
  const country = account?.customerPartners.find(({ id }) => id === partnerId)?.country
  return country == null ? undefined : regions[country]
}
