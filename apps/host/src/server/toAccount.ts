import type { Account } from '../app/account/Account.ts'
import type { HostUser } from './HostUser.ts'

/** What a person's own browser may know of them: no password and no session. */
export function toAccount(user: HostUser, sandboxControlUrl: string | null): Account {
  const { id, displayName, role, channelPartnerId, isOperator, customerPartners } = user
  return { id, displayName, role, channelPartnerId, isOperator, customerPartners, sandboxControlUrl }
}
