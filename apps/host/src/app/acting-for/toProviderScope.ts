import type { Account } from '../account/Account.ts'

/** Whose data it is: the server reads under these ids before the page, and the page's provider has the same. */
export function toProviderScope(
  account: Account,
  customerPartnerId: string,
): { userId: string; customerPartnerId: string; channelPartnerId: string | null } {
  return { userId: account.id, customerPartnerId, channelPartnerId: account.channelPartnerId }
}
