import { RelayRefusal } from '../http/RelayRefusal.ts'
import type { WriteFacts } from '../operations/readWriteFacts.ts'
import type { Owner } from '../principals/Owner.ts'
import type { Principal } from '../principals/Principal.ts'
import type { RelayContext } from '../RelayContext.ts'
import { isAllowed } from './isAllowed.ts'

type AskedWrite = {
  principal: Principal
  owner: Pick<Owner, 'kind' | 'id'>
  /** Its idempotency key. */
  id: string
  facts: Pick<WriteFacts, 'kind' | 'summary' | 'destination'>
}

/**
 * Asks the host whether a person may send a write, with everything that its body says.
 *
 * @throws RelayRefusal when they may not, or the host cannot say.
 */
export async function checkAllowed(
  context: RelayContext,
  { principal, owner, id, facts }: AskedWrite,
): Promise<void> {
  const { kind, summary, destination } = facts
  const question = { principal, endpoint: kind, owner, operation: { kind, id, summary, destination } }
  if (!(await isAllowed(context, question))) throw new RelayRefusal('forbidden')
}
