import type { Owner } from '../database/Owner.ts'
import { type Principal, RelayRefusal } from '../http/index.ts'
import { isAllowed, mayActFor, mayCall, toAuthorized } from '../identity/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'

type AskedBatch = Pick<BatchRecord, 'kind' | 'id' | 'total'> & { owner: Owner; principal: Principal }

/**
 * Asks whether a person may send a batch: as for the write itself, with as much as is known of it, which is how many rows there are.
 *
 * @throws RelayRefusal when they may not, or the host cannot say.
 */
export async function checkMaySend(
  context: BatchesContext,
  { principal, owner, kind, id, total }: AskedBatch,
): Promise<void> {
  const { kind: ownerKind, id: ownerId } = owner
  const asked = { kind: ownerKind, id: ownerId }
  if (!mayCall(principal, kind) || !(await mayActFor(context, principal, asked)))
    throw new RelayRefusal('forbidden')
  const nothing = { amount: null, method: null, recipient: null, institution: null, destinationEnd: null }
  const operation = toAuthorized({ kind, id, summary: { ...nothing, count: total } })
  if (!(await isAllowed(context, { principal, endpoint: kind, owner: asked, operation })))
    throw new RelayRefusal('forbidden')
}
