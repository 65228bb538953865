import type { Account } from '../account/Account.ts'

/** The ids of the owner and the person: the server reads under them before the page, and the page's provider has the same. */
export function toProviderScope(
  account: Account,
  customerPartnerId: string,
): { userId: string; customerPartnerId: string; channelPartnerId: string | null } {
  return { userId: account.id, customerPartnerId, channelPartnerId: account.channelPartnerId }
}
