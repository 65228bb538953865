import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'

/**
 * Settles changed operations by the open events that can be about them. The inbox provides the function; the ledger calls it in its own
 * transaction and under the owner's lock.
 */
export type MatchWaiting = (
  transaction: Queryable,
  owner: Owner,
  changed: { operationIds: readonly string[]; now: number },
) => Promise<void>
