import { bindRoutes, type Route } from '../http/index.ts'
import { leaseMargin } from '../ledger/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import { batchRoutes } from './batchRoutes.ts'
import { createRunner } from './createRunner.ts'
import { type BatchOptions, readBatchOptions } from './readBatchOptions.ts'

/** Batches as the other modules see them. */
export type Batches = {
  readonly routes: readonly Route<unknown>[]
  /** What a sweep does: forgets batches that have had their time, and sends what is left. */
  sweep(): Promise<void>
  /** Sends what is due. */
  wake(): void
  /** Begins no other batch. */
  stop(): void
}

/**
 * Makes what sends many rows: they are taken in and sealed, and when all are there the relay sends them piece by piece through the ledger, with the rights of the person
 * who began the batch or last resumed it. The page may be closed meanwhile; what became of each row is in the ledger.
 *
 * @throws TypeError for a limit that is none.
 */
export function createBatches(
  options: BatchOptions | undefined,
  needs: Omit<BatchesContext, 'batches' | 'lease'>,
): Batches {
  // As long as the ledger gives the sender of a piece.
  const lease = needs.upstream.timeouts.write + leaseMargin
  const context: BatchesContext = { ...needs, lease, batches: readBatchOptions(options) }
  const runner = createRunner(context)
  return {
    routes: bindRoutes(batchRoutes, { ...context, runner }),
    async sweep() {
      const before = context.clock.now() - context.batches.retention
      while ((await context.store.expireBatches(context.environment, before)) > 0);
      runner.wake()
    },
    ...runner,
  }
}
