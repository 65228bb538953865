import type { IdentityContext } from './IdentityContext.ts'
import { mayActFor } from './mayActFor.ts'
import type { Owner } from '../database/Owner.ts'
import type { Principal } from '../http/index.ts'

/**
 * Finds the owners of an operation id that the session may act for. The search starts at the operation because a channel partner's
 * customers cannot always be listed.
 *
 * @throws RelayRefusal when it cannot be found out whether there is one.
 */
export async function findOperationOwners(
  context: IdentityContext,
  principal: Principal,
  id: string,
): Promise<Owner[]> {
  const known = await context.identity.findOperationOwners(id)
  const answers = await Promise.all(known.map(({ owner }) => mayActFor(context, principal, owner)))
  return known.flatMap(({ owner }, at) => (answers[at] ? [owner] : []))
}
