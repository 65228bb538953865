import { readEpoch } from '../fence/readEpoch.ts'
import type { OperationKey } from '../OperationRecord.ts'
import type { Fenced } from '../OperationStore.ts'
import type { Queryable } from '../../database/Database.ts'
import { readFence } from './readFence.ts'

/**
 * What keeps an operation from being sent because the ledger may have forgotten that it was: it lacks what was sent, its fence is raised, or the key was
 * minted in another epoch. `null` where nothing does.
 */
export async function findFence(
  transaction: Queryable,
  { owner, id, witnessed = [] }: OperationKey & { witnessed?: readonly string[] | undefined },
): Promise<Fenced | null> {
  const { epoch, isRaised, isOlder } = await readFence(transaction, owner.environment, witnessed)
  const isNew = readEpoch(id) === epoch
  return isOlder || isRaised || !isNew ? { type: 'fenced', isOlder, isNew } : null
}
