import type { appendBatchRows } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../http/index.ts'
import type { BatchRoutesContext } from './batchRoutes.ts'
import type { BatchRecord, RowPage } from './BatchRecord.ts'
import { findOwnBatch } from './findOwnBatch.ts'
import { readRows } from './readRows.ts'
import { writeBatch } from './writeBatch.ts'
import type { KeptRow } from './writeBody.ts'

/** Rows that the store seals together: as many as a piece usually has. */
const rowsOfPage = 100
/** The most tries while other requests add to the same batch. */
const mostTries = 3

/**
 * Adds rows to a batch; accepts rows that the batch already has.
 *
 * @throws RelayRefusal with `batch_changed` for rows that leave a gap or differ from the received ones, and for a batch that accepts none.
 */
export async function answerAppend(
  context: BatchRoutesContext,
  incoming: RelayRequest<RouteParameters<typeof appendBatchRows>>,
): Promise<RouteAnswer<typeof appendBatchRows>> {
  const { store, clock, runner, batches } = context
  let batch = await findOwnBatch(context, incoming, 'appendBatchRows')
  const { from, rows } = await readRows(incoming.request, { kind: batch.kind, clock })
  const to = from + rows.length
  if (to > batch.total) throw new RelayRefusal('malformed_request')
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { received } = batch
    if (from > received || batch.state === 'cancelled') throw await refuseChanged(context, batch)
    const known = rows.slice(0, received - from)
    if (!(await isThere(context, batch, { from, rows: known }))) throw await refuseChanged(context, batch)
    if (to <= received) return { data: await writeBatch(context, batch) }
    const pages = toPages(received, rows.slice(received - from))
    const bytes = pages.reduce((sum, page) => sum + page.rows.length, 0)
    const { maxBytes } = batches
    const added = await store.appendRows(batch, { pages, bytes, maxBytes, now: clock.now() })
    if (added === 'full') throw new RelayRefusal('staging_full')
    if (added === 'added') {
      if (to === batch.total) runner.wake()
      return { data: await writeBatch(context, batch) }
    }
    batch = await findOwnBatch(context, incoming, 'appendBatchRows')
  }
  throw await refuseChanged(context, batch)
}

async function refuseChanged(context: BatchRoutesContext, batch: BatchRecord): Promise<RelayRefusal> {
  return new RelayRefusal('batch_changed', { data: await writeBatch(context, batch) })
}

function toPages(first: number, rows: readonly KeptRow[]): RowPage[] {
  const pages: RowPage[] = []
  for (let at = 0; at < rows.length; at += rowsOfPage) {
    const page = rows.slice(at, at + rowsOfPage)
    pages.push({ from: first + at, to: first + at + page.length, rows: JSON.stringify(page) })
  }
  return pages
}

type GivenRows = { from: number; rows: readonly KeptRow[] }

/** Whether the rows equal the received rows in the same places. */
async function isThere(
  { store }: BatchRoutesContext,
  batch: BatchRecord,
  { from, rows }: GivenRows,
): Promise<boolean> {
  if (rows.length === 0) return true
  const to = from + rows.length
  const pages = await store.readPages(batch, { from, to })
  // The cast names the rows that `readRows` accepted.
  const kept = pages.flatMap((page) => JSON.parse(page.rows || '[]') as KeptRow[])
  const first = pages[0]?.from ?? 0
  return JSON.stringify(kept.slice(from - first, to - first)) === JSON.stringify(rows)
}
