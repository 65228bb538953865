import { type RelayAnswer, RelayRefusal } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { Claim } from './OperationStore.ts'
import { answerOperation } from './answerOperation.ts'
import { checkRepeated } from './checkRepeated.ts'
import { toForgottenRefusal } from './toForgottenRefusal.ts'

/**
 * Answers a write that cannot be sent from what the ledger holds under its key, where it holds anything.
 *
 * @throws RelayRefusal for a key of another write, or of one that was forgotten. What stood in the way is thrown again where the key is new.
 */
export async function answerRepeated(
  { store }: LedgerContext,
  claim: Claim,
  inTheWay: unknown,
): Promise<RelayAnswer> {
  const unavailable = () => {
    throw new RelayRefusal('store_unavailable')
  }
  const known = await store.findOperation([claim.owner], claim.id).catch(unavailable)
  const tombstone = known ? null : await store.findTombstone([claim.owner], claim.id).catch(unavailable)
  if (tombstone) throw toForgottenRefusal(tombstone)
  if (!known) throw inTheWay
  checkRepeated(known, claim)
  return answerOperation(known, { replayed: true })
}
