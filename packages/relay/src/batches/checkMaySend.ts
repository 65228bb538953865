import type { Owner } from '../database/Owner.ts'
import { type Principal, RelayRefusal } from '../http/index.ts'
import { isAllowed, mayActFor, mayCall, toAuthorized } from '../identity/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'

type AskedBatch = Pick<BatchRecord, 'kind' | 'id' | 'total'> & { owner: Owner; principal: Principal }

/**
 * Checks that a person may send a batch, with the checks of the write itself. The host gets the number of rows, the only fact known so far.
 *
 * @throws RelayRefusal when the person may not, or the host does not answer.
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
