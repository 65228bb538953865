import { isRecord } from '../json/isRecord.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Principal } from './Principal.ts'
import { withDeadline } from './withDeadline.ts'

/** Milliseconds a callback of the host may take before it counts as a no. */
const patience = 2_000

/** Asks the host who sent a request. No answer in time, a throw, or an answer of the wrong shape means nobody. */
export async function identify(context: RelayContext, request: Request): Promise<Principal | null> {
  // A copy without the body: what the host reads here must still be there to forward.
  const copy = new Request(request.url, { method: request.method, headers: request.headers })
  try {
    const principal = await withDeadline(context.clock, patience, () => context.authenticate(copy))
    if (principal === null) return null
    if (isPrincipal(principal)) return principal
    context.logger.error(
      { event: 'authenticate.shape' },
      'authenticate returned something that is not a principal',
    )
  } catch {
    // The reason may hold a cookie or a token, so only the fact is logged.
    context.logger.warn({ event: 'authenticate.failed' }, 'authenticate failed, which counts as signed out')
  }
  return null
}

function isPrincipal(value: unknown): value is Principal {
  if (!isRecord(value) || typeof value.userId !== 'string' || value.userId === '') return false
  if (value.role !== 'channel-partner' && value.role !== 'customer-partner') return false
  const { customerPartners } = value
  return (
    Array.isArray(customerPartners) &&
    customerPartners.every((partner) => isRecord(partner) && typeof partner.id === 'string')
  )
}
