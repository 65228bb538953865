import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'
import { toPieceId } from './toPieceId.ts'
import { findCutPlaces, type MayCutAt } from './findCutPlaces.ts'
import { readPieceOutcome } from './readPieceOutcome.ts'
import type { BatchEvent, BatchPlan } from './reduceBatch.ts'
import { sendPiece } from './sendPiece.ts'
import { readLines } from './readLines.ts'
import type { KeptRow } from './writeBody.ts'

/** Milliseconds between two change events of a batch that is being sent. */
const announcePauseMs = 500

/** The longest rest of a batch after a piece. */
const longestRestMs = 500

/**
 * Sends a taken batch piece by piece, until it is sent, a person has to decide or the service cannot be reached. The next piece leaves after the last one has
 * an outcome, also an unknown one. A batch rests after each piece for the time that the piece took, so that half of the time is left for presses and reads.
 * Stops before the next piece while the relay closes.
 */
export async function runBatch(context: BatchesContext, batch: BatchRecord, holder: string): Promise<void> {
  const { store, clock, isClosing, logger, ledger } = context
  let announcedAtMs = Number.NEGATIVE_INFINITY
  const apply = async (event: BatchEvent, facts: { leaseUntil?: number } = {}): Promise<BatchPlan | null> => {
    const now = clock.now()
    const isAnnounced = event.type === 'ended' && now - announcedAtMs >= announcePauseMs
    if (isAnnounced) announcedAtMs = now
    return store.applyBatchEvent(batch, event, { holder, isAnnounced, now, ...facts })
  }
  try {
    await ledger.fence.refresh()
    const mayCutAt = await readCutPlaces(context, batch)
    const cut = cutRows(batch.total, mayCutAt)
    if (!(await reconcile(context, batch, { apply, mayCutAt }))) return
    while (!isClosing()) {
      const leaseUntil = clock.now() + context.lease
      const plan = await apply({ type: 'cut', cut }, { leaseUntil })
      const piece = plan?.pieces.find(({ state }) => state === 'fixed')
      if (plan?.state === 'sent') logger.info({ event: 'batch.sent', batch: batch.id }, 'a batch was sent')
      if (plan?.state !== 'sending' || !piece) return
      const beganMs = performance.now()
      const end = await sendPiece(context, batch, piece)
      const next = await apply({ type: 'ended', piece, end, mayCutAt, now: clock.now() })
      if (next?.state === 'stopped')
        logger.warn(
          {
            event: 'batch.stopped',
            batch: batch.id,
            operation: toPieceId(batch.id, piece),
            problem: next.problem,
          },
          'a batch stopped until a person decides',
        )
      if (next?.state !== 'sending') return
      await rest(context, performance.now() - beganMs)
    }
  } catch (error) {
    // The batch loses no piece: the next run asks the ledger first.
    await apply({ type: 'waiting', wait: null, now: clock.now() })
    throw error
  } finally {
    // Another instance, or the next look of this one, may go on at once.
    await store.releaseBatch(batch, holder).catch(() => undefined)
  }
}

async function rest({ clock, isClosing }: BatchesContext, tookMs: number): Promise<void> {
  const restMs = Math.min(tookMs, longestRestMs)
  if (restMs > 0 && !isClosing()) await new Promise<void>((resolve) => clock.setTimer(resolve, restMs))
}

type Reconciling = { apply: (event: BatchEvent) => Promise<BatchPlan | null>; mayCutAt: MayCutAt }

/** Asks the ledger for the outcome of every piece that the relay may have sent; the ledger outweighs the batch. Returns `false` where the batch must stop. */
async function reconcile(
  { store, ledger, clock }: BatchesContext,
  batch: BatchRecord,
  { apply, mayCutAt }: Reconciling,
): Promise<boolean> {
  for (const piece of await store.listDoubtfulPieces(batch)) {
    const operation = await ledger.findOperation([batch.owner], toPieceId(batch.id, piece))
    const end = operation && readPieceOutcome(operation, piece.from)
    if (!end || end.type === 'later') continue
    const plan = await apply({ type: 'ended', piece, end, mayCutAt, now: clock.now() })
    if (plan?.state !== 'sending') return false
  }
  return true
}

/** Reads all rows, page by page, and finds the places at which they may be cut. */
async function readCutPlaces({ store }: BatchesContext, batch: BatchRecord): Promise<MayCutAt> {
  if (batch.kind !== 'reconcileRepayments') return anywhere
  const lines: (readonly string[])[] = []
  let hasLines = false
  for (let from = 0; from < batch.total; from += step) {
    const to = Math.min(batch.total, from + step)
    for (const page of await store.readPages(batch, { from, to })) {
      // The step before has read a page that crosses the border.
      if (page.from < from) continue
      // The cast names the rows that `readRows` accepted.
      const rows = JSON.parse(page.rows || '[]') as KeptRow[]
      const found = readLines(rows)
      hasLines ||= found !== null
      lines.push(...(found ?? rows.map(() => [])))
    }
  }
  return hasLines ? findCutPlaces(lines) : anywhere
}

const anywhere: MayCutAt = () => true

/** Rows in one read. */
const step = 1_000

/** Finds the end of a piece that begins with row `from`: at most `size` rows, and more only where rows belong together. */
function cutRows(total: number, mayCutAt: MayCutAt): (from: number, size: number) => number {
  return (from, size) => {
    const most = Math.min(total, from + size)
    for (let end = most; end > from; end -= 1) if (end === total || mayCutAt(end)) return end
    let end = most
    while (end < total && !mayCutAt(end)) end += 1
    return end
  }
}
