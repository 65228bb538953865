import { RelayRefusal } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { SentClaim } from './callOnce.ts'
import type { CallOutcome } from './OperationStore.ts'
import type { OperationRecord } from './OperationRecord.ts'

/** Milliseconds between two tries: at first a connection that blinked, then a database that changes its leader or starts again. */
const pauses = [50, 250, ...Array.from({ length: 15 }, () => 1_000)]

/**
 * Records what came of a call. A ledger that fails here is tried again until other instances may take the sender for dead, since the call itself
 * never is.
 *
 * @throws RelayRefusal when the outcome could not be kept: what is not recorded is not claimed.
 */
export async function recordWrite(
  { store, logger, clock }: LedgerContext,
  claim: SentClaim,
  outcome: CallOutcome,
): Promise<OperationRecord> {
  const facts = { operation: claim.id, state: outcome.state }
  for (const [failures, pause] of [...pauses.entries(), [pauses.length, null] as const]) {
    try {
      return await store.record(claim, outcome)
    } catch {
      if (failures === 0)
        logger.error({ event: 'ledger.record_failed', ...facts }, 'an outcome could not be recorded yet')
      if (pause === null || clock.now() + pause > claim.leaseUntil) break
      await new Promise<void>((resolve) => clock.setTimer(resolve, pause))
    }
  }
  logger.error({ event: 'ledger.record_lost', ...facts }, 'an outcome was not recorded')
  throw new RelayRefusal('outcome_unknown')
}
