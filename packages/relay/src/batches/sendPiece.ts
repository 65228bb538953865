import { endpoints } from '@onlend/core/internal'
import { relayHeaders } from '@onlend/core/relay'
import { bodyLimits, consumeBudget, type RelayAnswer, RelayRefusal } from '../http/index.ts'
import { errorName } from '../observability/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord, Piece } from './BatchRecord.ts'
import { toPieceId } from './toPieceId.ts'
import { readPieceOutcome } from './readPieceOutcome.ts'
import { readRights } from './readRights.ts'
import type { PieceOutcome } from './reduceBatch.ts'
import { readLines } from './readLines.ts'
import { type KeptRow, writeBody } from './writeBody.ts'

/** Sends one piece under its id, and returns the outcome. The ledger sends an id once, and its operation outweighs every answer. */
export async function sendPiece(
  context: BatchesContext,
  batch: BatchRecord,
  piece: Piece,
): Promise<PieceOutcome> {
  const { ledger, logger } = context
  const id = toPieceId(batch.id, piece)
  let refusal: RelayRefusal
  try {
    const answer = await trySend(context, batch, { ...piece, id })
    if (answer.status < 300) return { type: 'taken' }
    refusal = new RelayRefusal('internal')
  } catch (error) {
    refusal = error instanceof RelayRefusal ? error : new RelayRefusal('internal')
    if (refusal !== error)
      logger.error(
        { event: 'batch.broke', batch: batch.id, operation: id, name: errorName(error) },
        'the sending of a piece broke inside the relay; the ledger says what came of it',
      )
  }
  // The ledger holds other rows under this id.
  const isOther = refusal.code === 'idempotency_key_reused'
  const operation = isOther ? null : await ledger.findOperation([batch.owner], id)
  return readPieceOutcome(operation ?? refusal, piece.from)
}

async function trySend(
  context: BatchesContext,
  batch: BatchRecord,
  piece: Piece & { id: string },
): Promise<RelayAnswer> {
  const principal = await readRights(context, batch)
  const { kind, owner } = batch
  const endpoint = endpoints[kind]
  const rows = await readRange(context, batch, piece)
  const text = JSON.stringify(writeBody(batch, rows))
  const bytes = new TextEncoder().encode(text)
  if (bytes.byteLength > bodyLimits.json(kind)) throw new RelayRefusal('body_too_large')
  // Uses the budget of the shared API key, as a request with the same rows does; no person waits for the piece.
  await consumeBudget(context, 'serviceWrites', 'all')
  const headers = new Headers(
    piece.confirmed === null ? {} : { [relayHeaders.confirm]: `duplicate=${piece.confirmed}` },
  )
  return context.ledger.sendBody(endpoint, {
    ...{
      id: piece.id,
      owner: { kind: owner.kind, id: owner.id },
      principal,
      path: endpoint.path,
      bytes,
      text,
    },
    ...{ statementLines: readLines(rows), headers, requestId: crypto.randomUUID(), request: null },
  })
}

/** The rows of a range. */
async function readRange(
  { store }: BatchesContext,
  batch: BatchRecord,
  { from, to }: Pick<Piece, 'from' | 'to'>,
): Promise<KeptRow[]> {
  const pages = await store.readPages(batch, { from, to })
  const first = pages[0]?.from ?? 0
  // The cast names the rows that `readRows` accepted.
  const rows = pages.flatMap((page) => JSON.parse(page.rows || '[]') as KeptRow[])
  const found = rows.slice(from - first, to - first)
  // Rows that open under none of the given secrets cannot be sent.
  if (found.length !== to - from) throw new RelayRefusal('store_unavailable')
  return found
}
