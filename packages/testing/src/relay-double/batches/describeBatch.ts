import type { Batch } from '@onlend/core/relay'
import type { Ledger } from '../Ledger.ts'
import { describeRows } from './describeRows.ts'
import type { HeldBatch } from './HeldBatch.ts'

/** Makes the batch of an answer. */
export function describeBatch(batch: HeldBatch, ledger: Pick<Ledger, 'find'>): Batch {
  const { facts, state, rows, pieces } = batch
  const missing = facts.total - rows.length
  const [unsent, refused] = state === 'cancelled' ? [0, missing] : [missing, 0]
  const counts = { unsent, refused, awaited: 0, succeeded: 0, failed: 0, unknown: 0 }
  for (const row of describeRows(batch, ledger)) counts[row.state] += 1
  return {
    ...{ ...facts, state, retryAt: null, problem: null, received: rows.length, counts },
    troubled: pieces.flatMap(({ operationId, from, to, state: became, problem }) =>
      became === 'held' || became === 'unknown' ? [{ operationId, from, to, state: became, ...problem }] : [],
    ),
  }
}
