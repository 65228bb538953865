import { callbackTimeout, type Principal, RelayRefusal } from '../http/index.ts'
import { hashSubject, isPrincipal, mayCall } from '../identity/index.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'

/**
 * Reads the sender of the next piece: the person who began or last resumed the batch, if they still may send it.
 *
 * @throws RelayRefusal for a person whom an operator signed out, who signed out everywhere, whom the host no longer knows, or who may not call the endpoint.
 */
export async function readRights(context: BatchesContext, batch: BatchRecord): Promise<Principal> {
  const { identity, clock, batches, logger } = context
  const { principal: kept, at } = batch.grant
  const subjects = [await hashSubject('user', kept.userId)]
  if (kept.sessionId !== undefined) subjects.push(await hashSubject('order', kept.sessionId))
  if (!(await identity.revocations.holds({ subjects, issuedAt: at }, 'write')))
    throw new RelayRefusal('unauthenticated')
  const { findPrincipal } = batches
  if (!findPrincipal) {
    // The relay forgets a sign-out after this time.
    if (clock.now() - at > identity.longestGrant) throw new RelayRefusal('unauthenticated')
    if (!mayCall(kept, batch.kind)) throw new RelayRefusal('forbidden')
    return kept
  }
  const asked = { principal: kept, at, customerPartnerId: batch.owner.id, batchId: batch.id }
  const found = await withDeadline(clock, callbackTimeout, async () => ({
    principal: await findPrincipal(asked),
  })).catch(() => null)
  if (found === null) {
    logger.warn({ event: 'batch.rights_unknown', batch: batch.id }, 'findPrincipal failed or did not answer')
    throw new RelayRefusal('rights_unknown')
  }
  const { principal } = found
  if (!isPrincipal(principal) || principal.userId !== kept.userId) throw new RelayRefusal('unauthenticated')
  if (!mayCall(principal, batch.kind)) throw new RelayRefusal('forbidden')
  return principal
}
