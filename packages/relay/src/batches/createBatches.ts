import { bindRoutes, type Route } from '../http/index.ts'
import { leaseMargin } from '../ledger/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import { batchRoutes } from './batchRoutes.ts'
import { createRunner } from './createRunner.ts'
import { type BatchOptions, readBatchOptions } from './readBatchOptions.ts'

/** Batches as the other modules see them. */
export type Batches = {
  readonly routes: readonly Route<unknown>[]
  /** Deletes batches whose retention is over, and sends due ones; the sweep calls it. */
  sweep(): Promise<void>
  /** Sends due batches. */
  wake(): void
  /** Begins no other batch. */
  stop(): void
}

/**
 * Makes the batches: the relay receives and seals all rows, then sends them piece by piece through the ledger, with the rights of the person who began the
 * batch or last resumed it. The person can close the page meanwhile; the ledger holds the outcome of each row.
 *
 * @throws TypeError for an invalid limit.
 */
export function createBatches(
  options: BatchOptions | undefined,
  needs: Omit<BatchesContext, 'batches' | 'lease'>,
): Batches {
  // As long as the lease of a piece's claim in the ledger.
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
