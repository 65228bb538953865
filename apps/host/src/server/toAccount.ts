import type { Account } from '../app/account/Account.ts'
import type { HostUser } from './HostUser.ts'
import { demoSpendingControls } from './spending/demoSpendingControls.ts'

/** The facts that a person's own browser may know of them: no password and no session. */
export function toAccount(
  user: HostUser,
  sandboxControlUrl: string | null,
  users: readonly HostUser[] = [],
): Account {
  const { id, displayName, role, channelPartnerId, isOperator, customerPartners } = user
  const hasApprovals = customerPartners.some(
    (partner) => demoSpendingControls({ owner: { kind: 'customerPartnerId', id: partner.id } }) !== null,
  )
  return {
    ...{ id, displayName, role, channelPartnerId, isOperator, hasApprovals },
    customerPartners: [...customerPartners],
    people: Object.fromEntries(
      users.filter((other) => isColleague(user, other)).map((other) => [other.id, other.displayName]),
    ),
    sandboxControlUrl,
  }
}

/** Whether two people act for the same channel partner or for a common business: only then does one read the name of the other. */
function isColleague(user: HostUser, other: HostUser): boolean {
  if (user.channelPartnerId !== null && user.channelPartnerId === other.channelPartnerId) return true
  return other.customerPartners.some(({ id }) => user.customerPartners.some((own) => own.id === id))
}
