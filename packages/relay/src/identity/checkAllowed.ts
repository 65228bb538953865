import { type Principal, RelayRefusal } from '../http/index.ts'
import type { Owner } from '../database/Owner.ts'
import type { IdentityContext } from './IdentityContext.ts'
import type { AuthorizedOperation } from './IdentityOptions.ts'
import { isAllowed } from './isAllowed.ts'
import { toAuthorized } from './toAuthorized.ts'

type AskedWrite = {
  principal: Principal
  owner: Pick<Owner, 'kind' | 'id'>
  /** The idempotency key of the write. */
  id: string
  /** The facts in its body. */
  facts: Omit<AuthorizedOperation, 'id'>
}

/**
 * Asks the host whether a person may send a write, with everything that its body says.
 *
 * @throws RelayRefusal when they may not, or the host cannot say.
 */
export async function checkAllowed(
  context: IdentityContext,
  { principal, owner, id, facts }: AskedWrite,
): Promise<void> {
  const operation = toAuthorized({ ...facts, id })
  const question = { principal, endpoint: facts.kind, owner, operation }
  if (!(await isAllowed(context, question))) throw new RelayRefusal('forbidden')
}
