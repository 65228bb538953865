import type { RelayContext } from '../RelayContext.ts'
import { mayActFor } from './mayActFor.ts'
import type { Owner } from './Owner.ts'
import type { Principal } from './Principal.ts'

/**
 * Of the owners that have an operation under an id, those for whom the session may act. Asked this way round because a channel
 * partner's customers cannot always be listed.
 */
export async function ownersOfOperation(
  context: RelayContext,
  principal: Principal,
  id: string,
): Promise<Owner[]> {
  const owners = await context.store.ownersOfOperation(context.environment, id)
  const answers = await Promise.all(owners.map((owner) => mayActFor(context, principal, owner)))
  return owners.filter((_owner, at) => answers[at])
}
