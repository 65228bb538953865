import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'

/**
 * Settles what the open events decide that can be about operations of which something became known. The inbox does it, within the ledger's own
 * transaction and under the owner's lock; where the two are joined it is handed to the ledger.
 */
export type MatchWaiting = (
  transaction: Queryable,
  owner: Owner,
  changed: { operationIds: readonly string[]; now: number },
) => Promise<void>
