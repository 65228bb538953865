import type { RelayContext } from '../RelayContext.ts'
import type { Owner } from './Owner.ts'
import { findOperationOwners } from './findOperationOwners.ts'
import type { Principal } from './Principal.ts'

/**
 * Of the owners that have an operation under an id, those of which the session may read it. A person who sent it may for as long as they are
 * signed in, whatever became of their rights, and also while those cannot be found out.
 *
 * @throws RelayRefusal when it cannot be found out whether the session may read one.
 */
export async function findOperationReaders(
  context: RelayContext,
  principal: Principal,
  id: string,
): Promise<Owner[]> {
  const known = await context.store.findOperationOwners(context.environment, id)
  const own = known.flatMap(({ owner, actor }) => (actor === principal.userId ? [owner] : []))
  return own.length > 0 ? own : findOperationOwners(context, principal, id)
}
