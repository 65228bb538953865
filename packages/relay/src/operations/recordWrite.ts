import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { CallOutcome } from '../stores/RelayStore.ts'
import type { OperationKey, OperationRecord } from './OperationRecord.ts'

/**
 * Records what came of a call. A ledger that fails here is tried again, since the call itself never is.
 *
 * @throws RelayRefusal when the outcome could not be kept: what is not recorded is not claimed.
 */
export async function recordWrite(
  { store, logger, clock }: RelayContext,
  key: OperationKey,
  outcome: CallOutcome,
): Promise<OperationRecord> {
  for (const pause of [50, 250, null]) {
    try {
      return await store.record(key, outcome)
    } catch {
      logger.error(
        { event: 'ledger.record_failed', operation: key.id, state: outcome.state },
        'an outcome could not be recorded',
      )
      if (pause !== null) await new Promise<void>((resolve) => clock.setTimer(resolve, pause))
    }
  }
  throw new RelayRefusal('outcome_unknown')
}
