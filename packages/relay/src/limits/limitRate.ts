import type { Principal } from '../identity/Principal.ts'
import type { RelayContext } from '../RelayContext.ts'
import { spend } from './spend.ts'
import { tenantOf } from './tenantOf.ts'

type Spending = {
  principal: Principal
  isWrite: boolean
  /** Whether the service is going to be asked, and so the shared key used. */
  asksService: boolean
}

/**
 * Counts a request against what its person, its partner and everybody together may ask. Whoever is over their own limit spends nothing of
 * the others'.
 *
 * @throws RelayRefusal with `Retry-After` when one of them is used up.
 */
export async function limitRate(
  context: RelayContext,
  { principal, isWrite, asksService }: Spending,
): Promise<void> {
  if (!context.limits) return
  await spend(context, isWrite ? 'personWrites' : 'personReads', principal.userId)
  await spend(context, isWrite ? 'partnerWrites' : 'partnerReads', tenantOf(principal))
  if (asksService) await spend(context, isWrite ? 'serviceWrites' : 'serviceReads', 'all')
}
