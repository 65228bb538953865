import type { Account } from '../app/account/Account.ts'
import type { HostUser } from './HostUser.ts'
import { demoSpendingControls } from './spending/demoSpendingControls.ts'

/** The facts that a person's own browser may know of them: no password and no session. */
export function toAccount(user: HostUser, sandboxControlUrl: string | null): Account {
  const { id, displayName, role, channelPartnerId, isOperator, customerPartners } = user
  const hasApprovals = customerPartners.some(
    (partner) => demoSpendingControls({ owner: { kind: 'customerPartnerId', id: partner.id } }) !== null,
  )
  return {
    ...{ id, displayName, role, channelPartnerId, isOperator, hasApprovals },
    customerPartners: [...customerPartners],
    sandboxControlUrl,
  }
}
