import type { RelayAnswer } from '../http/RelayAnswer.ts'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Claim } from './OperationStore.ts'
import { answerOperation } from './answerOperation.ts'
import { checkRepeated } from './checkRepeated.ts'

/**
 * Answers a write that cannot be sent from what the ledger holds under its key, where it holds anything.
 *
 * @throws RelayRefusal for a key of another write. What stood in the way is thrown again where the key is new.
 */
export async function answerRepeated(
  { store }: RelayContext,
  claim: Claim,
  inTheWay: unknown,
): Promise<RelayAnswer> {
  const known = await store.findOperation([claim.owner], claim.id).catch(() => {
    throw new RelayRefusal('store_unavailable')
  })
  if (!known) throw inTheWay
  checkRepeated(known, claim)
  return answerOperation(known, { replayed: true })
}
