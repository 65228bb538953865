import type { Account } from '../account/Account.ts'

/** Whether a person has more than one business to act for, so that the page says which one it is. */
export function canChangeBusiness(account: Account): boolean {
  return account.channelPartnerId !== null || account.customerPartners.length > 1
}
