import type { Principal } from '../Principal.ts'
import { type BudgetContext, consumeBudget } from './consumeBudget.ts'

const budgets = {
  reads: { person: 'personReads', partner: 'partnerReads', service: 'serviceReads' },
  writes: { person: 'personWrites', partner: 'partnerWrites', service: 'serviceWrites' },
  // At the service a batch spends the budget of writes.
  batches: { person: 'personBatches', partner: 'partnerBatches', service: 'serviceWrites' },
  // No budget of the service: a file waits here.
  uploads: { person: 'personUploads', partner: 'partnerUploads', service: null },
} as const

type Spending = {
  principal: Principal
  /** Pieces of a file and pieces of an import have separate budgets: a set of documents, or 10,000 rows, must not use up the budget of withdrawals. */
  use: 'reads' | 'writes' | 'batches' | 'uploads'
  /** Whether the request goes to the service, and so uses the shared key. */
  asksService: boolean
}

/**
 * Counts a request in the budgets of its person, of its partner and of all together. A request over the person's own budget does not count in
 * the others'.
 *
 * @throws RelayRefusal with `Retry-After` when one of them is used up.
 */
export async function limitRate(
  context: BudgetContext,
  { principal, use, asksService }: Spending,
): Promise<void> {
  if (!context.limits) return
  const { person, partner, service } = budgets[use]
  // A count in memory returns no promise to wait for.
  const byPerson = consumeBudget(context, person, principal.userId)
  if (byPerson) await byPerson
  const byPartner = consumeBudget(context, partner, getTenantKey(principal))
  if (byPartner) await byPartner
  const byService = asksService && service ? consumeBudget(context, service, 'all') : undefined
  if (byService) await byService
}

/**
 * The partner whose budget a person spends besides their own: their channel partner, or their only customer partner. A person who looks after
 * several customer partners spends none of theirs, since work for one partner must not use up the budget of another; that person has a budget
 * of that size alone.
 */
function getTenantKey({ role, channelPartnerId, customerPartners, userId }: Principal): string {
  if (role === 'channel-partner' && channelPartnerId) return `channel/${channelPartnerId}`
  const ids = new Set(customerPartners.map(({ id }) => id))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? `customer/${only}` : `person/${userId}`
}
