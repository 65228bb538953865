import { readEpoch } from '../fence/readEpoch.ts'
import type { OperationKey } from '../OperationRecord.ts'
import type { Fenced } from '../Claim.ts'
import type { Queryable } from '../../database/Database.ts'
import { readFence } from './readFence.ts'

/**
 * Finds out whether the fence forbids the send of an operation that the ledger may have lost: the ledger lacks a sent operation, its fence is raised, or
 * the key was minted in another epoch. `null` permits the send.
 */
export async function findFence(
  transaction: Queryable,
  { owner, id, witnessed = [] }: OperationKey & { witnessed?: readonly string[] | undefined },
): Promise<Fenced | null> {
  const { epoch, isRaised, isOlder } = await readFence(transaction, owner.environment, witnessed)
  const isNew = readEpoch(id) === epoch
  return isOlder || isRaised || !isNew ? { type: 'fenced', isOlder, isNew } : null
}
