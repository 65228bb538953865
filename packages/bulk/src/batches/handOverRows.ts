import { callEndpoint, isLendingError } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { type Batch, appendBatchRows, getBatch } from '@onlend/core/relay'
import type { LendingEngine } from '@onlend/core/client'

/** One row as it is handed over. */
export type SentRow = EndpointInput<typeof appendBatchRows>['rows'][number]

/** Rows in one request: some 20 KB packed, so that a broken link costs little. */
const pageSize = 500
/** Milliseconds between two tries; doubles up to the longest. */
const firstPause = 1_000
const longestPause = 30_000

/**
 * Hands the rows of a batch over to the relay, page by page, from the first that it does not have; a page that did not arrive is sent again until it does. The relay begins to send
 * when the last has arrived.
 *
 * @throws LendingError where the relay does not take them, however often they are sent.
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

/** A person who is signed in again goes on where they were. */
const passing: readonly string[] = ['offline', 'network', 'timeout', 'server', 'unknown_outcome', 'session']

function mayArriveLater({ category, code }: { category: string; code: string | null }): boolean {
  return passing.includes(category) || code === 'batch_changed' || code === 'rate_limited'
}
