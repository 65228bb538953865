import type { Principal } from '../Principal.ts'
import { type BudgetContext, consumeBudget } from './consumeBudget.ts'

const budgets = {
  reads: { person: 'personReads', partner: 'partnerReads', service: 'serviceReads' },
  writes: { person: 'personWrites', partner: 'partnerWrites', service: 'serviceWrites' },
  // What it asks of the service is the service's budget of writes.
  batches: { person: 'personBatches', partner: 'partnerBatches', service: 'serviceWrites' },
  // Nothing of the service's: a file waits here.
  uploads: { person: 'personUploads', partner: 'partnerUploads', service: null },
} as const

type Spending = {
  principal: Principal
  /** Pieces of a file and pieces of an import have budgets of their own: a set of documents, or 10,000 rows, must not use up what a withdrawal needs. */
  use: 'reads' | 'writes' | 'batches' | 'uploads'
  /** Whether the service is going to be asked, and so the shared key used. */
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
  // Counting in memory has nothing to wait for.
  const byPerson = consumeBudget(context, person, principal.userId)
  if (byPerson) await byPerson
  const byPartner = consumeBudget(context, partner, getTenantKey(principal))
  if (byPartner) await byPartner
  const byService = asksService && service ? consumeBudget(context, service, 'all') : undefined
  if (byService) await byService
}

/**
 * Whose budget a person spends besides their own: their channel partner's, or the customer partner's whose person they are. Who looks after
 * several customer partners spends none of theirs, since one of them must not go short for what is done for another; a budget of that size
 * is theirs alone.
 */
function getTenantKey({ role, channelPartnerId, customerPartners, userId }: Principal): string {
  if (role === 'channel-partner' && channelPartnerId) return `channel/${channelPartnerId}`
  const ids = new Set(customerPartners.map(({ id }) => id))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? `customer/${only}` : `person/${userId}`
}
