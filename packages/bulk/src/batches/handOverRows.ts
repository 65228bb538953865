import { callEndpoint, isLendingError } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { type Batch, appendBatchRows, getBatch } from '@onlend/core/relay'
import type { LendingEngine } from '@onlend/core/client'

/** One row of the handover. */
export type SentRow = EndpointInput<typeof appendBatchRows>['rows'][number]

/** Rows in one request: some 20 KB packed, so that a broken link costs little. */
const pageSize = 500
/** Milliseconds between two tries; doubles up to the longest. */
const firstPause = 1_000
const longestPause = 30_000

/**
 * Hands the rows of a batch over to the relay, page by page, from the first missing row; repeats a page until the relay has it. The relay begins to send
 * when the last page has arrived.
 *
 * @throws LendingError where the relay refuses the rows for good.
 */
export async function handOverRows(
  { client }: Pick<LendingEngine, 'client'>,
  begun: Batch,
  rows: readonly SentRow[],
  onBatch: (batch: Batch) => void,
): Promise<void> {
  let batch = begun
  let pause = firstPause
  while (batch.state === 'receiving' && batch.received < batch.total) {
    const from = batch.received
    const body = { from, rows: rows.slice(from, from + pageSize) }
    try {
      batch = await callEndpoint(client, appendBatchRows, { batchId: batch.id, body })
      pause = firstPause
    } catch (error) {
      if (!isLendingError(error) || !mayArriveLater(error)) throw error
      if (error.code !== 'batch_changed') await client.wait(error.retryAfter ?? pause)
      pause = Math.min(longestPause, pause * 2)
      batch = (await callEndpoint(client, getBatch, { batchId: batch.id }).catch(() => batch)) ?? batch
    }
    onBatch(batch)
  }
}

/** Error categories after which a retry can succeed; `session`, because the person can sign in again. */
const passing: readonly string[] = ['offline', 'network', 'timeout', 'server', 'unknown_outcome', 'session']

function mayArriveLater({ category, code }: { category: string; code: string | null }): boolean {
  return passing.includes(category) || code === 'batch_changed' || code === 'rate_limited'
}
